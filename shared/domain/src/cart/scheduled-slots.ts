import { TZDate } from '@date-fns/tz';
import type { ScheduledOrderTimeSlot } from '@tiffin/contracts';

export type ScheduledDay = {
  /** `YYYY-MM-DD` in the merchant's time zone. */
  readonly date: string;
  /** Instants as ISO 8601 in UTC, in order. */
  readonly slots: readonly string[];
};

/** Steps of half a minute fill the longest day; finer ones, which nobody can choose from, end here. */
const mostSlotsADay = 3000;
const clockTime = /^([01]\d|2[0-4]):([0-5]\d)(?::\d\d)?$/;

/**
 * The moments for which an order can be scheduled: each day from first to last available time in steps of
 * intervalMillis, in the merchant's time zone across changes of the clock. A last time before its first is past
 * midnight. Moments that are not after `now` are left out, and so are days without any, without times that are times, or
 * in a zone that is none (specification 5).
 */
export function scheduledDays(
  days: readonly ScheduledOrderTimeSlot[],
  timeZone: string,
  now: Date,
): readonly ScheduledDay[] {
  return days
    .map((day) => ({ date: day.date, slots: slotsOf(day, timeZone, now) }))
    .filter(({ slots }) => slots.length > 0);
}

function slotsOf(day: ScheduledOrderTimeSlot, timeZone: string, now: Date): readonly string[] {
  const { date, firstAvailableTime, lastAvailableTime, intervalMillis } = day;
  if (!(intervalMillis > 0)) return [];
  const isPastMidnight = lastAvailableTime < firstAvailableTime;
  const first = instantOf(date, firstAvailableTime, timeZone, 0);
  const last = instantOf(date, lastAvailableTime, timeZone, isPastMidnight ? 1 : 0);
  const count = Math.floor((last - first) / intervalMillis) + 1;
  if (!(count > 0)) return [];
  return Array.from(
    { length: Math.min(count, mostSlotsADay) },
    (_none, index) => first + index * intervalMillis,
  )
    .filter((at) => at > now.getTime())
    .map((at) => new Date(at).toISOString());
}

/** Milliseconds of a date and a time on a zone's clock; NaN where one of them is none. */
function instantOf(date: string, time: string, timeZone: string, daysLater: number): number {
  const [year = Number.NaN, month = 1, day = 1] = date.split('-').map(Number);
  const [, hour, minute] = clockTime.exec(time) ?? [];
  return new TZDate(
    year,
    month - 1,
    day + daysLater,
    Number(hour ?? Number.NaN),
    Number(minute ?? Number.NaN),
    timeZone,
  ).getTime();
}
