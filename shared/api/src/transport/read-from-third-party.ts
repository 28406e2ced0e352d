import { isRecord } from '@tiffin/contracts';
import { ApiError } from '../errors/api-error';
import { isCancelled } from '../errors/is-cancelled';
import { parseError } from '../errors/parse-error';
import { request } from './network';

/** A request to a service that is not ours. */
export type Question = {
  /** URL of the service. */
  readonly url: string;
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Makes the request a POST. */
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
  readonly timeoutMs: number;
};

/**
 * Reads from a service that is not ours: no token, no cookie and no order source goes there. Every failure is an
 * ApiError, an aborted question rejects as it was aborted.
 */
export async function readFromThirdParty({
  url,
  path,
  query,
  headers,
  body,
  signal,
  timeoutMs,
}: Question): Promise<Readonly<Record<string, unknown>>> {
  try {
    const response = await request({
      baseURL: url,
      withCredentials: false,
      url: path,
      ...(body === undefined ? {} : { method: 'POST', data: body }),
      params: query,
      signal,
      timeout: timeoutMs,
      headers: { Accept: 'application/json', ...headers },
    });
    const { status, data } = response;
    if (status < 200 || status >= 300) throw parseError(response);
    if (isRecord(data)) return data;
    throw new ApiError({ status, type: 'UNKNOWN', reason: 'UNREADABLE_ANSWER' });
  } catch (cause) {
    if (isCancelled(cause)) throw cause;
    throw parseError(cause);
  }
}
