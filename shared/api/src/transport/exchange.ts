import { session } from '@tiffin/auth';
import { parseError } from '../errors/parse-error';
import { request as askNetwork } from './network';
import type { NetworkAnswer } from './network';
import { orderSourceHeaders } from './order-source';
import { acceptLanguage } from './request-locale';
import type { CallOptions, Request } from './call-request';
import { noteServerDate } from './server-clock';
import { serviceUrl } from './service-url';
import { timeLimitMs } from './time-limit';

/** A body and the status with which it came. */
export type Exchanged = Omit<NetworkAnswer, 'headers'>;

/** Sends a request and returns what came back. Rejects with an ApiError, or as the network rejects. */
export async function exchange(request: Request, options: CallOptions): Promise<Exchanged> {
  const { isPublic = false, isPayment = false, isStream, service, method, path, query } = request;
  const token =
    options.accessToken ?? (await (isPublic ? session.getPublicToken() : session.getAccessToken()));
  const response = await askNetwork({
    baseURL: serviceUrl(service),
    withCredentials: true,
    url: path,
    method,
    params: query,
    data: request.body,
    signal: options.signal,
    timeout: timeLimitMs(method, isPayment),
    isStream,
    isKeptAlive: options.isKeptAlive,
    headers: {
      Accept: 'application/json',
      'Accept-Language': acceptLanguage(options.language),
      ...orderSourceHeaders(),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(options.idempotencyKey ? { 'Idempotency-Key': options.idempotencyKey } : {}),
    },
  });
  // A public answer may come from a cache, with the time at which it went in.
  if (!isPublic) noteServerDate(response.headers);
  if (response.status >= 200 && response.status < 300) return response;
  throw parseError(response);
}
