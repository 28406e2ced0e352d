import type { Call, OurServiceName } from '../calls/call';

/** What a client knows of a call to make it, without a schema library. */
export type Route = Pick<Call, 'method' | 'path' | 'bodyFormat' | 'isPublic' | 'isPayment'> & {
  readonly service: OurServiceName;
  /** Values of the query that are sent where the caller gives none. */
  readonly defaults?: Readonly<Record<string, string | number | boolean>>;
  /** The only field of the answer, which the call returns instead. */
  readonly field?: string;
  /** The answer carries nothing. */
  readonly isEmpty?: boolean;
};
