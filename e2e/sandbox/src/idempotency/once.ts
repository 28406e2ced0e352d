import { createHash } from 'node:crypto';
import { and, eq, lte } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../db/open-database';
import { idempotencyKeys } from '../db/tables';
import { refuse } from '../errors/refuse';

/** A request that may be repeated. Its key is valid only together with the person and the call. */
export type KeyedRequest = {
  readonly externalUserId: string;
  /** The call's name in the contracts. */
  readonly call: string;
  /** The Idempotency-Key. Without one every request is new. */
  readonly key: string | undefined;
  /** The part that must be equal for a repeated request. */
  readonly body: unknown;
  readonly now: number;
};

/** How long an answer is stored: one day. */
export const KEPT_MS = 86_400_000;

/**
 * Does a piece of work once per key. The answer is stored in the transaction of the work, so both commit or
 * neither. A repeated request gets the first answer; a concurrent one waits for it. Another body with the
 * same key is refused with 409. Refusals and answers that are not final, such as a bank's challenge, are not
 * stored.
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
  // Inserting the claim makes a second request with the same key wait here until the first one ends.
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
