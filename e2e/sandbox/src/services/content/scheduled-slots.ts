import type { Merchant, ScheduledOrderTimeSlot } from '@tiffin/contracts';
import { dateAfter, instantOfClock, isoInZone } from '@tiffin/domain';
import { openingsAround, wallClock } from './opening-hours';

const QUARTER_MS = 15 * 60_000;
const MINUTE_MS = 60_000;
const DAYS = 7;

/**
 * Returns the times for which orders can be scheduled: every quarter of an hour while the merchant is open,
 * for a week of its calendar. The first is a quarter after opening, the last a quarter before closing; opening hours that
 * meet, as at midnight, are one. None is earlier than the kitchen's longest preparation from now.
 */
export function scheduledSlots(
  hours: Pick<Merchant, 'openHours' | 'timeZone'>,
  longestMinutes: number,
  now: number,
): ScheduledOrderTimeSlot[] {
  const { timeZone } = hours;
  const today = wallClock(now, timeZone).date;
  const earliest = roundUp(now + longestMinutes * MINUTE_MS);
  const openings = openingsAround(hours, now);
  return Array.from({ length: DAYS }, (_, day) => dateAfter(today, day)).flatMap((date) => {
    const dayBegins = instantOfClock(date, 0, timeZone);
    const dayEnds = instantOfClock(dateAfter(date, 1), 0, timeZone);
    return openings.flatMap(({ from, to }) => {
      const first = Math.max(from + QUARTER_MS, earliest, dayBegins);
      const last = Math.min(to, dayEnds) - QUARTER_MS;
      return first > last ? [] : [slotsBetween(date, first, last, timeZone)];
    });
  });
}

function slotsBetween(date: string, first: number, last: number, timeZone: string): ScheduledOrderTimeSlot {
  return {
    date,
    firstAvailableTime: clockText(first, timeZone),
    lastAvailableTime: clockText(last, timeZone),
    firstAvailableAt: isoInZone(first, timeZone),
    lastAvailableAt: isoInZone(last, timeZone),
    intervalMillis: QUARTER_MS,
  };
}

function roundUp(at: number): number {
  return Math.ceil(at / QUARTER_MS) * QUARTER_MS;
}

function clockText(at: number, timeZone: string): string {
  const { minutes } = wallClock(at, timeZone);
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
