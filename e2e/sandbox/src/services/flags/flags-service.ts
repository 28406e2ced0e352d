import { createHash } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { FlagValue } from '@tiffin/contracts';
import { flagService as calls } from '@tiffin/contracts/schemas';
import type { SandboxContext } from '../../context';
import { flagSettings } from '../../db/tables';
import { refuse } from '../../errors/refuse';
import { registerCall } from '../../register-call';
import { registerControl } from '../../register-control';
import type { Service } from '../service';

const EVERYBODY = '';
const name = z.string().regex(/^[\w.-]{1,100}$/);
const settingSchema = z.object({
  key: name,
  /** Null removes the setting. */
  value: z.union([z.boolean(), z.number(), z.string().regex(/^[^\p{Cc}]{0,200}$/u), z.null()]),
  /** The person it applies to; everybody if absent. */
  targetingKey: name.default(EVERYBODY),
});

/**
 * The flag service by the OpenFeature Remote Evaluation Protocol. It answers only the flags that were set.
 * For all others, pages keep their defaults.
 */
export const flagsService: Service = async (app, context) => {
  app.addHook<string>('onSend', async (request, reply, payload) => {
    if (reply.statusCode !== 200 || typeof payload !== 'string' || !request.url.startsWith('/flags/'))
      return payload;
    const tag = `"${createHash('sha256').update(payload).digest('base64url')}"`;
    void reply.header('etag', tag).header('cache-control', 'no-cache');
    if (request.headers['if-none-match'] !== tag) return payload;
    void reply.code(304);
    return '';
  });

  registerCall(app, context, calls.evaluateFlags, async ({ body }) => ({
    flags: await evaluate(context, body.context.targetingKey),
  }));

  registerCall(app, context, calls.evaluateFlag, async ({ param, body }) => {
    const flags = await evaluate(context, body.context.targetingKey);
    return flags.find(({ key }) => key === param('key')) ?? refuse(404, 'NOT_FOUND', 'FLAG');
  });

  registerControl(app, 'POST', '/sandbox/flags', settingSchema, async ({ key, value, targetingKey }) => {
    if (value === null) {
      const isIt = and(eq(flagSettings.key, key), eq(flagSettings.targetingKey, targetingKey));
      await context.db.delete(flagSettings).where(isIt);
    } else {
      await context.db
        .insert(flagSettings)
        .values({ key, targetingKey, value })
        .onConflictDoUpdate({ target: [flagSettings.key, flagSettings.targetingKey], set: { value } });
    }
    return { key, value };
  });
};

type Evaluation = {
  readonly key: string;
  readonly value: FlagValue;
  readonly reason: 'STATIC' | 'TARGETING_MATCH';
};

/** A setting for one person takes precedence over the setting for everybody. */
async function evaluate({ db }: SandboxContext, targetingKey: string = EVERYBODY): Promise<Evaluation[]> {
  const rows = await db
    .select()
    .from(flagSettings)
    .where(inArray(flagSettings.targetingKey, [EVERYBODY, targetingKey]))
    .orderBy(flagSettings.targetingKey, flagSettings.key);
  const byKey = new Map(
    rows.map(({ key, value, targetingKey: whom }) => [
      key,
      { key, value, reason: whom === EVERYBODY ? ('STATIC' as const) : ('TARGETING_MATCH' as const) },
    ]),
  );
  return [...byKey.values()].sort((one, other) => (one.key < other.key ? -1 : 1));
}
