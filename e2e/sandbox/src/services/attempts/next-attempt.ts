/**
 * How often something may be tried: `most` times in a window that begins with the first try, with a pause
 * between tries.
 */
export type AttemptRule = {
  readonly most: number;
  readonly windowMs: number;
  readonly pauseMs?: number;
  /** The pause doubles with every attempt after this many. There is no pause before. */
  readonly growsAfter?: number;
};

/** The stored attempts of one window. Times are milliseconds since 1970. */
export type Attempts = {
  readonly count: number;
  readonly startedAt: number;
  readonly lastAt: number;
};

type Verdict =
  | { readonly kind: 'allowed'; readonly next: Attempts }
  | { readonly kind: 'refused'; readonly retryAt: number };

/** Returns the stored attempts after one more attempt at `now`, or the time when the next one is allowed. */
export function nextAttempt(kept: Attempts | undefined, rule: AttemptRule, now: number): Verdict {
  if (!kept || now >= kept.startedAt + rule.windowMs)
    return { kind: 'allowed', next: { count: 1, startedAt: now, lastAt: now } };
  const windowEnd = kept.startedAt + rule.windowMs;
  if (kept.count >= rule.most) return { kind: 'refused', retryAt: windowEnd };
  const pauseEnd = kept.lastAt + pauseAfter(kept.count, rule);
  if (now < pauseEnd) return { kind: 'refused', retryAt: Math.min(pauseEnd, windowEnd) };
  return { kind: 'allowed', next: { ...kept, count: kept.count + 1, lastAt: now } };
}

function pauseAfter(count: number, { pauseMs = 0, growsAfter }: AttemptRule): number {
  if (growsAfter === undefined) return pauseMs;
  return count < growsAfter ? 0 : pauseMs * 2 ** (count - growsAfter);
}
