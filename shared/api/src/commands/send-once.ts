import { ApiError } from '../errors/api-error';
import type { CallOptions } from '../transport/call-request';

/** The idempotency keys of writes with an unknown outcome, by what they write. */
const open = new Map<string, string>();

/**
 * Sends a write that must not happen twice. A retry of the same intent after a lost response reuses the idempotency key.
 * After a response or a refusal, the next press is a new write.
 */
export async function sendOnce<Answer>(
  intent: string,
  send: (options: CallOptions) => Promise<Answer>,
): Promise<Answer> {
  const idempotencyKey = open.get(intent) ?? crypto.randomUUID();
  open.set(intent, idempotencyKey);
  try {
    const answer = await send({ idempotencyKey });
    open.delete(intent);
    return answer;
  } catch (cause) {
    if (cause instanceof ApiError && cause.isRefusal) open.delete(intent);
    throw cause;
  }
}
