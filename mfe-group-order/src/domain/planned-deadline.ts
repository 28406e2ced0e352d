const minuteMs = 60_000;
const usualLeadMs = 120 * minuteMs;
const shortestMs = 10 * minuteMs;

/** Returns the first deadline of a group whose food is planned: two hours before it, and at least ten minutes from now. */
export function plannedDeadline(foodAt: string, now: number): string {
  return new Date(Math.max(Date.parse(foodAt) - usualLeadMs, now + shortestMs)).toISOString();
}
