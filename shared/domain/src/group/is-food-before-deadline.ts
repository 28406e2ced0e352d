/**
 * Returns whether the food of a group would arrive before its guests have chosen, both in milliseconds; null is no
 * deadline, or food as soon as possible.
 */
export function isFoodBeforeDeadline(orderByMs: number | null, foodAtMs: number | null): boolean {
  return orderByMs !== null && foodAtMs !== null && foodAtMs <= orderByMs;
}
