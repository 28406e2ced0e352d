const firstMs = 1_000;
const longestMs = 60_000;

type Failed = {
  /** How often in a row there was no connection. */
  readonly failures: number;
  /** Whether the service said no: it says so again if asked soon. */
  readonly isRefused: boolean;
  /** The pause that the service asks for. */
  readonly retryAfterMs?: number | undefined;
  /** 0 up to 1. */
  readonly random: number;
};

/**
 * Returns how long to wait before the events of a group are asked for again, in milliseconds. The pause doubles up to
 * a minute, and half of it is random, so that the pages of a restarted service do not come back together.
 */
export function retryDelay({ failures, isRefused, retryAfterMs = 0, random }: Failed): number {
  const mostMs = isRefused ? longestMs : Math.min(longestMs, firstMs * 2 ** failures);
  return Math.max(retryAfterMs, mostMs * (0.5 + random / 2));
}
