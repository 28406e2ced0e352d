const moreMs = 10 * 60_000;

/** Returns a deadline that is ten minutes later, or ten minutes from now (in milliseconds) if it has passed. */
export function extendedDeadline(orderByTime: string, now: number): string {
  return new Date(Math.max(Date.parse(orderByTime), now) + moreMs).toISOString();
}
