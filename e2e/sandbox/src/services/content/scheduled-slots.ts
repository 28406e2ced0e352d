import type { Merchant, ScheduledOrderTimeSlot } from '@tiffin/contracts';
import { hoursOfDay, minutesOf, wallClock } from './opening-hours';

const QUARTER = 15;
const DAYS = 7;
const DAY_MS = 86_400_000;

/**
 * The times for which orders can be scheduled: quarters of an hour while the merchant is open, for a week.
 * Today begins after the kitchen's longest time.
 */
export function scheduledSlots(
  hours: Pick<Merchant, 'openHours' | 'timeZone'>,
  longestMinutes: number,
  now: number,
): ScheduledOrderTimeSlot[] {
  const today = wallClock(now, hours.timeZone);
  const earliest = Math.ceil((today.minutes + longestMinutes) / QUARTER) * QUARTER;
  return Array.from({ length: DAYS }, (_, day) => day).flatMap((day) => {
    const { date, dayOfWeek } = wallClock(now + day * DAY_MS, hours.timeZone);
    return hoursOfDay(hours, dayOfWeek).flatMap((range) => {
      const opens = minutesOf(range.open);
      const closes = minutesOf(range.close);
      const first = Math.max(opens + QUARTER, day === 0 ? earliest : 0);
      const last = Math.min(closes > opens ? closes - QUARTER : 24 * 60 - QUARTER, 24 * 60 - QUARTER);
      if (first > last) return [];
      return [
        {
          date,
          firstAvailableTime: clockText(first),
          lastAvailableTime: clockText(last),
          intervalMillis: QUARTER * 60_000,
        },
      ];
    });
  });
}

function clockText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  return `${String(hours).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
