import { and, eq, inArray, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type Provider from 'oidc-provider';
import { z } from 'zod';
import type { Database } from '../../db/open-database';
import { signOnRecords, users } from '../../db/tables';
import { refuse } from '../../errors/refuse';
import { registerControl } from '../../register-control';
import { ACCESS_TOKEN_SECONDS } from './sso-settings';

const lifeSchema = z.object({ accessTokenSeconds: z.int().min(1).max(86_400) });

/** Controls of one person's tokens for tests. They live in memory: a restart removes them. */
export type SsoControls = {
  readonly accessTokenSeconds: (accountId: string | undefined) => number;
  /** Counts the grants of the token endpoint from now on, and registers the controls. */
  readonly register: (app: FastifyInstance, provider: Provider) => void;
};

/**
 * Adds three controls at /sandbox/sso/:email. POST {accessTokenSeconds} sets the life of that person's next
 * access tokens. GET counts the grants by type. DELETE ends the person's sessions and refresh tokens without
 * telling the browser.
 */
export function ssoControls(db: Database): SsoControls {
  const lives = new Map<string, number>();
  const grants = new Map<string, Record<string, number>>();

  const idOf = async (email = ''): Promise<string> => {
    const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email.toLowerCase()));
    return user?.id ?? refuse(404, 'NOT_FOUND');
  };
  const count = (provider: Provider): void => {
    provider.on('grant.success', (ctx) => {
      const accountId = ctx.oidc.entities.Account?.accountId;
      const type = String(ctx.oidc.params?.['grant_type']);
      if (accountId === undefined) return;
      const counted = grants.get(accountId) ?? {};
      grants.set(accountId, { ...counted, [type]: (counted[type] ?? 0) + 1 });
    });
  };
  return {
    accessTokenSeconds: (accountId = '') => lives.get(accountId) ?? ACCESS_TOKEN_SECONDS,
    register: (app, provider) => {
      count(provider);
      registerControl(
        app,
        'POST',
        '/sandbox/sso/:email',
        lifeSchema,
        async ({ accessTokenSeconds }, { email }) => {
          lives.set(await idOf(email), accessTokenSeconds);
          return { accessTokenSeconds };
        },
      );
      registerControl(app, 'GET', '/sandbox/sso/:email', z.unknown(), async (_body, { email }) => ({
        grants: grants.get(await idOf(email)) ?? {},
      }));
      registerControl(app, 'DELETE', '/sandbox/sso/:email', z.unknown(), async (_body, { email }) => {
        const ended = await db
          .delete(signOnRecords)
          .where(
            and(
              inArray(signOnRecords.model, ['Session', 'Grant', 'RefreshToken']),
              eq(sql`${signOnRecords.payload} ->> 'accountId'`, await idOf(email)),
            ),
          )
          .returning({ id: signOnRecords.id });
        return { ended: ended.length };
      });
    },
  };
}
