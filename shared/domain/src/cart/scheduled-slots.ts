import { TZDate } from '@date-fns/tz';
import type { ScheduledOrderTimeSlot } from '@tiffin/contracts';

export type ScheduledDay = {
  /** `YYYY-MM-DD` in the merchant's time zone. */
  readonly date: string;
  /** Instants as ISO 8601 in UTC, in order. */
  readonly slots: readonly string[];
};

/**
 * The moments for which an order can be scheduled: each day from first to last available time in steps of
 * intervalMillis, in the merchant's time zone across changes of the clock. A last time before its first is past
 * midnight. Moments that are not after `now` are left out, and so are days without any (specification 5).
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
  const slots: string[] = [];
  for (let at = first; at <= last; at += intervalMillis) {
    if (at > now.getTime()) slots.push(new Date(at).toISOString());
  }
  return slots;
}

function instantOf(date: string, time: string, timeZone: string, daysLater: number): number {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return new TZDate(year, month - 1, day + daysLater, hour, minute, timeZone).getTime();
}
