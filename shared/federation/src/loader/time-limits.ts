/**
 * Timeouts of a remote in milliseconds from the request: `firstMs` for the first build if there are fallbacks,
 * `allMs` for all builds together.
 */
export type TimeLimits = { readonly firstMs: number; readonly allMs: number };

/** Decision 13: with the 2 s that a screen's own code always gets, something usable appears within 8 s. */
export const TIME_LIMITS: TimeLimits = { firstMs: 4_000, allMs: 5_500 };

/**
 * Returns when the build at `index` of `count` times out, in milliseconds from the request. Unused time carries over.
 */
export function endOfShare({ firstMs, allMs }: TimeLimits, index: number, count: number): number {
  return count === 1 ? allMs : firstMs + ((allMs - firstMs) * index) / (count - 1);
}

/** Returns the whole milliseconds left until a `performance.now()` timestamp, at least 0. */
export function msUntil(end: number): number {
  return Math.max(0, Math.ceil(end - performance.now()));
}
