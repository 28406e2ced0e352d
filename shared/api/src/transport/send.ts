import { session } from '@tiffin/auth';
import type { Route } from '@tiffin/contracts';
import { readAnswer } from '../decoding/read-answer';
import type { AnswerShape } from '../decoding/read-answer';
import { isCancelled } from '../errors/is-cancelled';
import { parseError } from '../errors/parse-error';
import { exchange } from './exchange';
import { respectRetryAfter } from './respect-retry-after';
import { retryRead } from './retry-read';
import { serviceUrl } from './service-url';

/** What every call accepts beside its parameters. */
export type CallOptions = {
  readonly signal?: AbortSignal;
  readonly idempotencyKey?: string;
  /** The language of the answer as a BCP 47 tag; the page's unless it is given. */
  readonly language?: string;
  /** True if unloading the page must not cancel the call. */
  readonly isKeptAlive?: boolean;
  /** A person's token that is not the session's yet; its refusal does not end the session. */
  readonly accessToken?: string;
};

/** One request: path with its parameters filled in, query in which names may stand that are not set, body as JSON or a form. */
export type CallRequest = Pick<
  Route,
  'service' | 'method' | 'path' | 'isPublic' | 'isByLink' | 'isPayment' | 'isStream'
> & {
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  /** What the answer looks like. */
  readonly answer: AnswerShape;
};

/** A request without what its answer looks like. */
export type Request = Omit<CallRequest, 'answer'>;

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
