import { createHash } from 'node:crypto';
import { and, eq, lte } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../db/open-database';
import { idempotencyKeys } from '../db/tables';
import { refuse } from '../errors/refuse';

/** A request that may come again. Its key means something only together with the person and the call. */
export type KeyedRequest = {
  readonly externalUserId: string;
  /** The call's name in the contracts. */
  readonly call: string;
  /** The Idempotency-Key; without one every request is new. */
  readonly key: string | undefined;
  /** What must be the same for the key to mean the same request. */
  readonly body: unknown;
  readonly now: number;
};

/** How long an answer can be asked for again: a day. */
export const KEPT_MS = 86_400_000;

/**
 * Does a piece of work once a key, in the transaction of the work, so that answer and work stand or fall together. The same
 * request again gets the first answer, two at once wait for each other, and another body under the key is refused with 409.
 * Refusals are not kept, nor are answers that are not final: a bank's question is asked anew.
 */
export async function once<Schema extends z.ZodType>(
  tx: Database,
  request: KeyedRequest,
  schema: Schema,
  work: () => Promise<{ readonly answer: z.output<Schema>; readonly isFinal: boolean }>,
): Promise<z.output<Schema>> {
  const { externalUserId, call, key, now } = request;
  if (key === undefined) return (await work()).answer;
  const bodyHash = createHash('sha256').update(JSON.stringify(request.body)).digest('hex');
  const mine = and(
    eq(idempotencyKeys.externalUserId, externalUserId),
    eq(idempotencyKeys.call, call),
    eq(idempotencyKeys.key, key),
  );
  // The claim makes a second request of the same key wait here until the first one is through.
  const claim = { externalUserId, call, key, bodyHash, answer: null, createdAt: now };
  const [claimed] = await tx
    .insert(idempotencyKeys)
    .values(claim)
    .onConflictDoUpdate({
      target: [idempotencyKeys.externalUserId, idempotencyKeys.call, idempotencyKeys.key],
      set: claim,
      setWhere: lte(idempotencyKeys.createdAt, now - KEPT_MS),
    })
    .returning({ key: idempotencyKeys.key });
  if (!claimed) {
    const [kept] = await tx.select().from(idempotencyKeys).where(mine);
    return kept?.bodyHash === bodyHash ? schema.parse(kept.answer) : refuse(409, 'IDEMPOTENCY_KEY_REUSED');
  }
  const { answer, isFinal } = await work();
  await (isFinal
    ? tx.update(idempotencyKeys).set({ answer }).where(mine)
    : tx.delete(idempotencyKeys).where(mine));
  return answer;
}
