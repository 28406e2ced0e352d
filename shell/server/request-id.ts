import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** The header in which proxies name a request, and in which each answer repeats its name. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** Logs and headers repeat the id, so it has no other characters. */
const ID = /^[\w-]{8,64}$/;

/** Returns the id that a proxy gave to the request, or a new one. */
export function requestIdOf({ headers }: { readonly headers: IncomingHttpHeaders }): string {
  const given = headers[REQUEST_ID_HEADER];
  return typeof given === 'string' && ID.test(given) ? given : randomUUID();
}
