import type { ApiError } from '../errors/api-error';

const firstMs = 300;
const longestMs = 4_000;
/** No attempt begins later than this after the first one: by then a person should be told. */
const windowMs = 15_000;

type Failure = {
  readonly error: ApiError;
  /** Retries so far. */
  readonly retries: number;
  /** Since the first attempt began. */
  readonly elapsedMs: number;
  /** 0 up to 1. */
  readonly random: number;
};

/**
 * How long to wait before a failed read is asked again, null where asking again is no use. Back-off with full jitter,
 * so that many pages do not come back in step; never earlier than the service's Retry-After. A service that says 408
 * or 429 is asked again only if it also says when.
 */
export function retryPause({ error, retries, elapsedMs, random }: Failure): number | null {
  const { status, isRetryable, retryAfterMs } = error;
  const saysWhen = retryAfterMs !== undefined;
  if (!isRetryable || ([408, 429].includes(status) && !saysWhen)) return null;
  const backOffMs = random * Math.min(longestMs, firstMs * 2 ** retries);
  const pauseMs = Math.max(backOffMs, retryAfterMs ?? 0);
  return elapsedMs + pauseMs <= windowMs ? pauseMs : null;
}
