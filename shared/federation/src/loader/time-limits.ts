import type { BuildLimits } from '../timetable';

/**
 * Returns when the build at `index` of `count` times out, in milliseconds from the request. Unused time carries over.
 */
export function endOfShare({ firstMs, allMs }: BuildLimits, index: number, count: number): number {
  return count === 1 ? allMs : firstMs + ((allMs - firstMs) * index) / (count - 1);
}

/** Returns the whole milliseconds left until a `performance.now()` timestamp, at least 0. */
export function msUntil(end: number): number {
  return Math.max(0, Math.ceil(end - performance.now()));
}
