import type { z } from 'zod';
import type { ErrorType } from '../errors';
import type { Extension } from './extensions';

/** Services whose clients send a bearer token, the language and the order source (specification 7). */
export const SERVICES = [
  'main',
  'userGateway',
  'fulfillment',
  'invite',
  'gateway',
  'organisation',
  'identity',
] as const;
export type ServiceName = (typeof SERVICES)[number];

/** The optional services that section 7 calls "Other". Each has its own protocol. */
export const OTHER_SERVICES = [
  'singleSignOn',
  'analytics',
  'cms',
  'ipLookup',
  'flags',
  'addressSearch',
] as const;
type OtherServiceName = (typeof OTHER_SERVICES)[number];

/** A service that receives the caller's identity: those of section 7, and the analytics service. */
export type OurServiceName = ServiceName | 'analytics';

/**
 * One call of section 7 of the specification, or of an extension of ours. `auth` says who may call: nobody in particular (`none`),
 * a signed-in person or a guest (`any`), a signed-in person (`user`). Paths carry their parameters as `{name}`.
 */
export type Call = {
  readonly service: ServiceName | OtherServiceName;
  /** The extension that brings the call. Absent from the calls that section 7 specifies. */
  readonly extension?: Extension;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly auth: 'none' | 'any' | 'user';
  /** What the call is for, in one sentence. */
  readonly summary: string;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** The format of the body; JSON by default. */
  readonly bodyFormat?: 'json' | 'form';
  /** Whether an Idempotency-Key makes a repeated call harmless. */
  readonly takesIdempotencyKey?: boolean;
  /** The response is the same for everybody: a client may send it before sign-in is known, and a cache may answer. */
  readonly isPublic?: boolean;
  /**
   * Whoever has the secret in the call's own URL may read it, signed in or not. The server reads it for a page that carries this
   * secret in its URL, and keeps neither.
   */
  readonly isByLink?: boolean;
  /** The call waits for a bank. */
  readonly isPayment?: boolean;
  readonly response: z.ZodType;
  /** The answer is a stream of server-sent events; `response` is the data of each event. */
  readonly isStream?: boolean;
  /** The client returns the whole response instead of unwrapping its only field. */
  readonly isAnsweredWhole?: boolean;
  /** Error types of this call besides those that every call can answer. */
  readonly errors: readonly ErrorType[];
};
