import type { FastifyRequest } from 'fastify';
import { refuse } from '../errors/refuse';

const FORM = /^[\x21-\x7e]{1,200}$/;

/** The Idempotency-Key header; undefined where there is none, 400 where it is not 1 to 200 visible ASCII characters. */
export function idempotencyKeyOf(request: Pick<FastifyRequest, 'headers'>): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  return typeof key === 'string' && FORM.test(key)
    ? key
    : refuse(400, 'INVALID_PARAMETER', 'Idempotency-Key');
}
