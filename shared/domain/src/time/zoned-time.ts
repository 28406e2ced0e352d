import { TZDate, tzOffset } from '@date-fns/tz';

const minuteMs = 60_000;
const dayMs = 86_400_000;

/**
 * Returns the instant, in milliseconds, at which a zone's clocks show this many minutes after midnight of a
 * date `YYYY-MM-DD`; 1440 is the next midnight. It is the first of two equal times, or the time after a gap.
 * NaN for an invalid date or zone.
 */
export function instantOfClock(date: string, minutes: number, timeZone: string): number {
  const wall = Date.parse(`${date}T00:00:00Z`) + minutes * minuteMs;
  const before = wall - offsetMs(wall - dayMs, timeZone);
  const after = wall - offsetMs(wall + dayMs, timeZone);
  if (before === after) return before;
  const shown = [before, after].filter((at) => at + offsetMs(at, timeZone) === wall);
  // A time in the gap is never shown. The offset before the gap leads past it.
  return Math.min(...(shown.length > 0 ? shown : [before]));
}

/** Returns the date this many calendar days after a date, both as `YYYY-MM-DD`. */
export function dateAfter(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** Returns an instant as ISO 8601 with a zone's offset, such as `2026-11-01T01:30:00.000-05:00`. */
export function isoInZone(at: number, timeZone: string): string {
  return new TZDate(at, timeZone).toISOString();
}

function offsetMs(at: number, timeZone: string): number {
  // The library throws a RangeError for an invalid Date.
  return Number.isNaN(at) ? Number.NaN : tzOffset(timeZone, new Date(at)) * minuteMs;
}
