import { TZDate, tzOffset } from '@date-fns/tz';

const minuteMs = 60_000;
const dayMs = 86_400_000;

/**
 * The instant, in milliseconds, at which the clocks of a time zone show so many minutes after the midnight that begins a
 * date `YYYY-MM-DD`; 1440 is the midnight that ends it. The first of two where clocks go back, the time after the gap where
 * they go forward; NaN where the date or the zone is none.
 */
export function instantOfClock(date: string, minutes: number, timeZone: string): number {
  const wall = Date.parse(`${date}T00:00:00Z`) + minutes * minuteMs;
  const before = wall - offsetMs(wall - dayMs, timeZone);
  const after = wall - offsetMs(wall + dayMs, timeZone);
  if (before === after) return before;
  const shown = [before, after].filter((at) => at + offsetMs(at, timeZone) === wall);
  // In a gap neither is shown: the offset of before it leads past it.
  return Math.min(...(shown.length > 0 ? shown : [before]));
}

/** The date so many days of the calendar after a date, both as `YYYY-MM-DD`. */
export function dateAfter(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** An instant as ISO 8601 with the offset of a zone's clocks, such as `2026-11-01T01:30:00.000-05:00`. */
export function isoInZone(at: number, timeZone: string): string {
  return new TZDate(at, timeZone).toISOString();
}

function offsetMs(at: number, timeZone: string): number {
  // The library takes a Date that is none for a RangeError.
  return Number.isNaN(at) ? Number.NaN : tzOffset(timeZone, new Date(at)) * minuteMs;
}
