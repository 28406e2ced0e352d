import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../../db/open-database';
import { idempotencyKeys } from '../../db/tables';
import { refuse } from '../../errors/refuse';

type Request = {
  readonly externalUserId: string;
  /** The Idempotency-Key header; without one every request is new. */
  readonly key: string | undefined;
  /** What must be the same for the key to mean the same request. */
  readonly body: unknown;
  readonly now: number;
};

/**
 * Does a piece of work once a key, in the transaction of the work: the same request again gets the first answer, another
 * request under the key is refused with 409. `isFinal` says which answers are kept: a bank's question is asked anew.
 */
export async function once<Schema extends z.ZodType>(
  tx: Database,
  request: Request,
  schema: Schema,
  work: () => Promise<{ readonly answer: z.output<Schema>; readonly isFinal: boolean }>,
): Promise<z.output<Schema>> {
  const { externalUserId, key } = request;
  if (!key) return (await work()).answer;
  if (key.length > 200) refuse(400, 'INVALID_PARAMETER', 'Idempotency-Key');
  const bodyHash = createHash('sha256').update(JSON.stringify(request.body)).digest('hex');
  const matching = and(eq(idempotencyKeys.externalUserId, externalUserId), eq(idempotencyKeys.key, key));
  const [kept] = await tx.select().from(idempotencyKeys).where(matching);
  if (kept && kept.bodyHash !== bodyHash) refuse(409, 'IDEMPOTENCY_KEY_REUSED');
  if (kept) return schema.parse(kept.answer);
  const { answer, isFinal } = await work();
  if (isFinal)
    await tx
      .insert(idempotencyKeys)
      .values({ externalUserId, key, bodyHash, answer, createdAt: request.now });
  return answer;
}
