import type { ScheduledOrderTimeSlot } from '@tiffin/contracts';
import { minutesOfClock } from '../time/minutes-of-clock';
import { dateAfter, instantOfClock } from '../time/zoned-time';

export type ScheduledDay = {
  /** `YYYY-MM-DD` in the merchant's time zone. */
  readonly date: string;
  /** Instants as ISO 8601 in UTC, in order. */
  readonly slots: readonly string[];
};

/** Steps of half a minute on the longest day. Finer steps, which nobody can choose from, are cut off here. */
const mostSlotsADay = 3000;

/**
 * Returns the moments for which an order can be scheduled (specification 5). Each day runs from first to last
 * available time in steps of intervalMillis, in the merchant's time zone across clock changes. A last time
 * before its first is past midnight. Each date appears once, even if it comes in several parts. Left out are
 * moments not after `now`, days without moments, invalid times and unknown zones.
 */
export function scheduledDays(
  parts: readonly ScheduledOrderTimeSlot[],
  timeZone: string,
  now: Date,
): readonly ScheduledDay[] {
  const dates = [...new Set(parts.map(({ date }) => date))];
  return dates
    .map((date) => ({
      date,
      slots: inOrder(
        parts.filter((part) => part.date === date).flatMap((part) => slotsOf(part, timeZone, now)),
      ),
    }))
    .filter(({ slots }) => slots.length > 0);
}

function slotsOf(part: ScheduledOrderTimeSlot, timeZone: string, now: Date): readonly number[] {
  const { intervalMillis } = part;
  if (!(intervalMillis > 0)) return [];
  const [first, last] = endsOf(part, timeZone);
  const count = Math.floor((last - first) / intervalMillis) + 1;
  if (!(count > 0)) return [];
  return Array.from(
    { length: Math.min(count, mostSlotsADay) },
    (_none, index) => first + index * intervalMillis,
  ).filter((at) => at > now.getTime());
}

/**
 * Returns the first and last moment: the service's instants, which tell two equal local times apart, or else
 * the local times.
 */
function endsOf(
  { date, firstAvailableTime, lastAvailableTime, firstAvailableAt, lastAvailableAt }: ScheduledOrderTimeSlot,
  timeZone: string,
): readonly [number, number] {
  if (firstAvailableAt !== undefined && lastAvailableAt !== undefined)
    return [Date.parse(firstAvailableAt), Date.parse(lastAvailableAt)];
  const isPastMidnight = lastAvailableTime < firstAvailableTime;
  return [
    instantOfClock(date, minutesOfClock(firstAvailableTime), timeZone),
    instantOfClock(isPastMidnight ? dateAfter(date, 1) : date, minutesOfClock(lastAvailableTime), timeZone),
  ];
}

function inOrder(slots: readonly number[]): readonly string[] {
  return [...new Set(slots)].sort((one, other) => one - other).map((at) => new Date(at).toISOString());
}
