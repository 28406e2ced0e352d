export type TimeRangeMinutes = { readonly minimum: number; readonly maximum: number };

const stepMinutes = 5;

/**
 * Returns a range of minutes with both ends rounded to 5 minutes, half a step upwards (specification 3 and
 * 9).
 */
export function roundedTimeRange({ minimum, maximum }: TimeRangeMinutes): TimeRangeMinutes {
  return { minimum: rounded(minimum), maximum: rounded(maximum) };
}

function rounded(minutes: number): number {
  return Math.round(minutes / stepMinutes) * stepMinutes;
}
