/**
 * How long asking for a remote may take, in milliseconds from asking: `firstMs` for the first build where others
 * stand behind it, `allMs` for all of them together.
 */
export type TimeLimits = { readonly firstMs: number; readonly allMs: number };

/** See decision 13: with the 2 s that a screen's own code always has, something usable is there within 8 s. */
export const TIME_LIMITS: TimeLimits = { firstMs: 4_000, allMs: 5_500 };

/** Until when the build at `index` of `count` may take; what an earlier one leaves over is the next one's. */
export function endOfShare({ firstMs, allMs }: TimeLimits, index: number, count: number): number {
  return count === 1 ? allMs : firstMs + ((allMs - firstMs) * index) / (count - 1);
}

/** Whole milliseconds left until a moment of `performance.now()`, 0 at the least. */
export function msUntil(end: number): number {
  return Math.max(0, Math.ceil(end - performance.now()));
}
