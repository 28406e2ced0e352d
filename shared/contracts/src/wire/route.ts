import type { Call, OurServiceName } from '../calls/call';

/** The data that a client needs to make a call, without a schema library. */
export type Route = Pick<
  Call,
  'method' | 'path' | 'bodyFormat' | 'isPublic' | 'isByLink' | 'isPayment' | 'isStream'
> & {
  readonly service: OurServiceName;
  /** Values of the query that are sent if the caller gives none. */
  readonly defaults?: Readonly<Record<string, string | number | boolean>>;
  /** The only field of the answer, which the call returns instead. */
  readonly field?: string;
  /** True if the answer is empty. */
  readonly isEmpty?: boolean;
};
