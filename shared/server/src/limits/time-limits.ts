/** How long a server waits for slow clients, in milliseconds. */
export type TimeLimits = {
  /** For the headers of a request. */
  readonly headersMs: number;
  /** For the whole request, its body included. */
  readonly requestMs: number;
  /** For a client that reads no byte of its answer. Longer than the slowest answer takes. */
  readonly silenceMs: number;
  /** For the next request on a connection. */
  readonly keepAliveMs: number;
};

/** Returns Fastify's options against slow clients: an unfinished request must not hold a connection open. */
export function timeLimits({ headersMs, requestMs, silenceMs, keepAliveMs }: TimeLimits): {
  readonly requestTimeout: number;
  readonly connectionTimeout: number;
  readonly keepAliveTimeout: number;
  readonly http: { readonly headersTimeout: number; readonly connectionsCheckingInterval: number };
} {
  return {
    requestTimeout: requestMs,
    connectionTimeout: silenceMs,
    keepAliveTimeout: keepAliveMs,
    http: {
      headersTimeout: headersMs,
      connectionsCheckingInterval: Math.min(5_000, Math.ceil(headersMs / 2)),
    },
  };
}
