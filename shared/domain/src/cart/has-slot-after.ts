import type { ScheduledOrderTimeSlot } from '@tiffin/contracts';
import { minutesOfClock } from '../time/minutes-of-clock';

const minuteMs = 60_000;
const dayMs = 86_400_000;

/**
 * Returns whether an order can be scheduled for a moment after `now`: whether `scheduledDays` has a day. It comes
 * with every first menu, so it compares local times as they are and needs no library for time zones. It may be
 * wrong only for a part that a clock change cuts and that comes without instants.
 */
export function hasSlotAfter(parts: readonly ScheduledOrderTimeSlot[], timeZone: string, now: Date): boolean {
  return parts.some((part) => {
    const { intervalMillis, firstAvailableAt, lastAvailableAt } = part;
    const hasInstants = firstAvailableAt !== undefined && lastAvailableAt !== undefined;
    const [first, last, present] = hasInstants
      ? [Date.parse(firstAvailableAt), Date.parse(lastAvailableAt), now.getTime()]
      : [...localEndsOf(part), localTime(now, timeZone)];
    const steps = Math.floor((last - first) / intervalMillis);
    return steps >= 0 && first + steps * intervalMillis > present;
  });
}

/** Returns the first and last local time as if they were in UTC. A last time before its first is past midnight. */
function localEndsOf({
  date,
  firstAvailableTime,
  lastAvailableTime,
}: ScheduledOrderTimeSlot): readonly [number, number] {
  const midnight = Date.parse(`${date}T00:00:00Z`);
  const [first, last] = [minutesOfClock(firstAvailableTime), minutesOfClock(lastAvailableTime)];
  return [midnight + first * minuteMs, midnight + last * minuteMs + (last < first ? dayMs : 0)];
}

/** Returns the local time of an instant as if it were in UTC; NaN in an unknown zone. */
function localTime(at: Date, timeZone: string): number {
  try {
    const format = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' });
    return Date.parse(`${format.format(at).replace(' ', 'T')}:00Z`);
  } catch {
    return Number.NaN;
  }
}
