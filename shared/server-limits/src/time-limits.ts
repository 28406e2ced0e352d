/** How long a server waits for slow clients, in milliseconds. */
export type TimeLimits = {
  /** For the head of a request. */
  readonly headersMs: number;
  /** For the whole request, its body included. */
  readonly requestMs: number;
  /** For a client that takes no byte of its answer. Longer than the slowest answer takes. */
  readonly silenceMs: number;
  /** For the next request of a connection. */
  readonly keepAliveMs: number;
};

/** The options of Fastify that cut slow clients off: what a client never finishes sending holds no connection open. */
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
