import type { Route } from '@tiffin/contracts';
import type { AnswerShape } from '../decoding/read-answer';

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
