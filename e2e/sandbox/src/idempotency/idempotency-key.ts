import { idempotencyKeySchema } from '@tiffin/contracts/schemas';
import type { FastifyRequest } from 'fastify';
import { refuse } from '../errors/refuse';

/**
 * Returns the Idempotency-Key header, undefined if there is none. Refuses with 400 unless it is 1 to 200
 * visible ASCII characters.
 */
export function idempotencyKeyOf(request: Pick<FastifyRequest, 'headers'>): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  return idempotencyKeySchema.safeParse(key).data ?? refuse(400, 'INVALID_PARAMETER', 'Idempotency-Key');
}
