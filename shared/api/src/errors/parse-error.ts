import { isRecord } from '@tiffin/contracts';
import type { AxiosError } from 'axios';
import { ApiError } from './api-error';
import { retryAfterMs } from './retry-after';

/**
 * Converts any failure to an ApiError: a response `{ status, data, headers }`, an axios error or any other thrown
 * value. A body that is not the contracts' error body (HTML, nothing, broken JSON) becomes type UNKNOWN, no answer at
 * all becomes type NETWORK (specification 8).
 */
export function parseError(cause: unknown): ApiError {
  if (cause instanceof ApiError) return cause;
  if (isAxiosError(cause)) {
    if (cause.response) return fromAnswer(cause.response);
    const isLate = cause.code === 'ECONNABORTED' || cause.code === 'ETIMEDOUT';
    return new ApiError({ status: 0, type: 'NETWORK', reason: isLate ? 'TIMEOUT' : 'UNREACHABLE' });
  }
  if (isRecord(cause) && typeof cause.status === 'number') return fromAnswer(cause);
  return new ApiError({ status: 0, type: 'UNKNOWN', reason: 'UNKNOWN' });
}

/** Returns whether a value is an axios error, without importing axios, which may not have loaded yet. */
function isAxiosError(cause: unknown): cause is AxiosError {
  return isRecord(cause) && cause.isAxiosError === true;
}

type Answer = { readonly status?: unknown; readonly data?: unknown; readonly headers?: unknown };

function fromAnswer(answer: Answer): ApiError {
  const status = typeof answer.status === 'number' ? answer.status : 0;
  if (status === 401 && saysInvalidToken(answer)) {
    return new ApiError({ status, type: 'invalid_token', reason: 'invalid_token' });
  }
  const error = isRecord(answer.data) && isRecord(answer.data.error) ? answer.data.error : {};
  return new ApiError({
    status,
    type: text(error.type) ?? 'UNKNOWN',
    reason: text(error.reason) ?? 'UNKNOWN',
    title: text(error.message),
    body: text(error.body),
    data: isRecord(error.data) ? error.data : undefined,
    retryAfterMs: isRecord(answer.headers)
      ? retryAfterMs(answer.headers['retry-after'], Date.now())
      : undefined,
  });
}

/** OAuth says it in a header or a flat body, our services in the error's type or reason. */
function saysInvalidToken({ data, headers }: Answer): boolean {
  const challenge = isRecord(headers) ? text(headers['www-authenticate']) : undefined;
  if (challenge?.includes('invalid_token')) return true;
  if (!isRecord(data)) return false;
  const error = isRecord(data.error) ? data.error : { type: data.error };
  return [error.type, error.reason].some((word) => text(word)?.toLowerCase() === 'invalid_token');
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
