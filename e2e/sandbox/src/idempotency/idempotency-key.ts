import { idempotencyKeySchema } from '@tiffin/contracts/schemas';
import type { FastifyRequest } from 'fastify';
import { refuse } from '../errors/refuse';

/** The Idempotency-Key header; undefined where there is none, 400 where it is not 1 to 200 visible ASCII characters. */
export function idempotencyKeyOf(request: Pick<FastifyRequest, 'headers'>): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  return idempotencyKeySchema.safeParse(key).data ?? refuse(400, 'INVALID_PARAMETER', 'Idempotency-Key');
}
