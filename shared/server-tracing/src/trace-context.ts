import { randomBytes } from 'node:crypto';

/** A request in its trace, by the ids of W3C Trace Context. */
export type Trace = {
  /** 32 hexadecimal digits. */
  readonly traceId: string;
  /** Whether whoever began the trace records it: two digits. */
  readonly flags: string;
};

const HEADER = /^00-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-([\da-f]{2})$/;

/** Returns the trace that a header names, or a new one that nobody records. */
export function traceOf(header: unknown): Trace {
  const [, traceId, flags] = (typeof header === 'string' ? HEADER.exec(header) : null) ?? [];
  return traceId !== undefined && flags !== undefined
    ? { traceId, flags }
    : { traceId: randomBytes(16).toString('hex'), flags: '00' };
}

/** Returns the header for one request of a trace. Each has an id of its own. */
export function headerOf({ traceId, flags }: Trace): string {
  return `00-${traceId}-${randomBytes(8).toString('hex')}-${flags}`;
}
