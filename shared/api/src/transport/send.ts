import { session } from '@tiffin/auth';
import axios from 'axios';
import type { AxiosAdapter, AxiosResponse } from 'axios';
import { reading } from '../decoding/reading';
import type { AnswerShape } from '../decoding/reading';
import { parseError } from '../errors/parse-error';
import { takeFirstAnswer } from './first-answers';
import { acceptLanguage, requestLocale } from './request-locale';
import { orderSourceHeaders } from './order-source';
import { readAgain } from './read-again';
import { serviceClient } from './service-client';
import type { OurService } from './service-client';
import { timeLimitMs } from './time-limit';

/** What every call accepts beside its parameters. */
export type CallOptions = { readonly signal?: AbortSignal; readonly idempotencyKey?: string };

/** For calls that have no parameters. */
export type NoParams = Readonly<Record<string, never>>;

type QueryValue = string | number | boolean | null | undefined;

/** One request: path with its parameters filled in, query without the names that are not set, body as JSON. */
export type CallRequest = {
  readonly service: OurService;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly query?: Readonly<Record<string, QueryValue>>;
  readonly body?: unknown;
  /** Everybody may read it and it is the same for everybody: it goes out before it is known who is here. */
  readonly isPublic?: boolean;
  /** It waits for a bank. */
  readonly isPayment?: boolean;
  /** What the answer looks like. */
  readonly answer: AnswerShape;
};

type Request = Omit<CallRequest, 'answer'> & Partial<Pick<CallRequest, 'answer'>>;

/** Makes a call and gives its answer; every failure is an ApiError, an aborted call rejects as it was aborted. */
export async function send<Answer>(request: CallRequest, options: CallOptions = {}): Promise<Answer> {
  const { data } = await exchange<Answer>(request, options);
  // A promise where the shape came later than the answer: returning it waits for it.
  return data;
}

/** Makes a call whose answer carries nothing. */
export async function sendDone(
  request: Omit<CallRequest, 'answer'>,
  options: CallOptions = {},
): Promise<void> {
  await exchange(request, options);
}

async function exchange<Answer>(request: Request, options: CallOptions): Promise<AxiosResponse<Answer>> {
  const attempt = () => exchangeOnce<Answer>(request, options);
  return request.method === 'GET' ? readAgain(attempt, options.signal) : attempt();
}

async function exchangeOnce<Answer>(
  { service, method, path, query, body, isPublic = false, isPayment = false, answer }: Request,
  { signal, idempotencyKey }: CallOptions,
): Promise<AxiosResponse<Answer>> {
  try {
    const token = await (isPublic ? session.getPublicToken() : session.getAccessToken());
    const client = serviceClient(service);
    const known = isPublic
      ? takeFirstAnswer(client.getUri({ url: path, params: query }), requestLocale())
      : undefined;
    const response = await client.request<Answer>({
      url: path,
      method,
      params: query,
      data: body,
      signal,
      timeout: timeLimitMs(method, isPayment),
      ...(known === undefined ? {} : { adapter: answering(known) }),
      ...(answer ? { transformResponse: reading(answer) } : {}),
      headers: {
        Accept: 'application/json',
        'Accept-Language': acceptLanguage(),
        ...orderSourceHeaders(),
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...(idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}),
      },
    });
    if (response.status >= 200 && response.status < 300) return response;
    throw parseError(response);
  } catch (cause) {
    if (axios.isCancel(cause)) throw cause;
    const error = parseError(cause);
    if (error.isInvalidToken) session.clearToken('expired');
    throw error;
  }
}

/** A network that already has the answer. */
function answering(data: unknown): AxiosAdapter {
  return async (config) => ({ data, status: 200, statusText: 'OK', headers: {}, config });
}
