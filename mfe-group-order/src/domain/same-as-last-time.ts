import type { Fulfillment } from '@tiffin/contracts';
import { dateAfter, instantOfClock, isoInZone } from '@tiffin/domain';

const minuteMs = 60_000;
const daysOfAWeek = 7;
const mostWeeks = 60;
/** People need at least this long to choose. */
const shortestMs = 10 * minuteMs;

type Earlier = Pick<Fulfillment, 'orderByTime' | 'scheduledDetails'>;

/** Times of a group that repeats an earlier one, as ISO 8601. */
export type RepeatedTimes = {
  readonly orderByTime: string | null;
  readonly scheduledForTime: string;
  /** True if the clocks skip the time of the earlier group on that day, so that the food comes up to an hour later. */
  readonly isMoved: boolean;
};

/**
 * Returns the next times on the weekday and by the clock of an earlier group, with the same time between deadline and food;
 * undefined if its food came as soon as possible.
 */
export function sameAsLastTime(earlier: Earlier, timeZone: string, now: number): RepeatedTimes | undefined {
  const { scheduledForTime } = earlier.scheduledDetails;
  if (scheduledForTime === null) return undefined;
  const foodAt = Date.parse(scheduledForTime);
  const leadMs = earlier.orderByTime === null ? 0 : foodAt - Date.parse(earlier.orderByTime);
  const { date, minutes } = clockOf(foodAt, timeZone);
  for (let week = 1; week <= mostWeeks; week += 1) {
    const next = instantOfClock(dateAfter(date, week * daysOfAWeek), minutes, timeZone);
    if (next - leadMs < now + shortestMs) continue;
    return {
      orderByTime: earlier.orderByTime === null ? null : new Date(next - leadMs).toISOString(),
      scheduledForTime: new Date(next).toISOString(),
      isMoved: clockOf(next, timeZone).minutes !== minutes,
    };
  }
  return undefined;
}

function clockOf(at: number, timeZone: string): { readonly date: string; readonly minutes: number } {
  const text = isoInZone(at, timeZone);
  return { date: text.slice(0, 10), minutes: Number(text.slice(11, 13)) * 60 + Number(text.slice(14, 16)) };
}
