import { session } from '@tiffin/auth';
import { readAnswer } from '../decoding/read-answer';
import { isCancelled } from '../errors/is-cancelled';
import { parseError } from '../errors/parse-error';
import { exchange } from './exchange';
import { respectRetryAfter } from './respect-retry-after';
import { retryRead } from './retry-read';
import { serviceUrl } from './service-url';
import type { CallOptions, CallRequest, Request } from './call-request';

/** Makes a call and gives its answer; every failure is an ApiError, an aborted call rejects as it was aborted. */
export async function send(request: CallRequest, options: CallOptions = {}): Promise<unknown> {
  const { answer } = request;
  return again(request, options, async () => {
    // The shape is sent for now, while the service works.
    const shape = request.isStream ? null : typeof answer === 'function' ? answer() : answer;
    const { data, status } = await exchange(request, options);
    return readAnswer(await shape, data, status);
  });
}

/** Makes a call whose answer carries nothing. */
export async function sendDone(request: Request, options: CallOptions = {}): Promise<void> {
  await again(request, options, () => exchange(request, options));
}

async function again<Result>(
  { method, service, path }: Request,
  { signal, accessToken }: CallOptions,
  attempt: () => Promise<Result>,
): Promise<Result> {
  const judged = () => attempt().catch((cause: unknown) => fail(cause, accessToken === undefined));
  if (method !== 'GET') return judged();
  return retryRead(() => respectRetryAfter(serviceUrl(service) + path, judged), signal);
}

function fail(cause: unknown, isBySession: boolean): never {
  if (isCancelled(cause)) throw cause;
  const error = parseError(cause);
  if (error.isInvalidToken && isBySession) session.clearToken('expired');
  throw error;
}
