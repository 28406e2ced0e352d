import type { ScheduledDay } from '@tiffin/domain';
import { isoInZone } from '@tiffin/domain';

const minute = 60_000;
const quarterHour = 15 * minute;
const halfHour = 30 * minute;
const earliest = 10 * minute;
const soonCount = 12;
/** On a later day people may choose from this long before its first food. */
const beforeFirstFood = 180 * minute;

/** Returns instants at which a group may close: the next quarter hours, at least ten minutes away. */
export function deadlineChoices(now: number, count: number): readonly string[] {
  const first = Math.ceil((now + earliest) / quarterHour) * quarterHour;
  return steps(first, first + (count - 1) * quarterHour, quarterHour);
}

/**
 * Returns the days on which a group may close, with the instants of each: the next three hours, then half hours on each
 * later day on which the merchant delivers, until its last food.
 */
export function deadlineDays(
  now: number,
  foodDays: readonly ScheduledDay[],
  timeZone: string,
): readonly ScheduledDay[] {
  const soon = deadlineChoices(now, soonCount);
  const lastSoon = Date.parse(soon.at(-1) ?? '');
  const later = foodDays.flatMap(({ slots }) => {
    const [first, last] = [Date.parse(slots[0] ?? ''), Date.parse(slots.at(-1) ?? '')];
    const from = Math.floor((first - beforeFirstFood) / halfHour) * halfHour;
    return steps(from, last - halfHour, halfHour).filter((at) => Date.parse(at) > lastSoon);
  });
  const byDate = new Map<string, string[]>();
  // The hours before the first food of a day can be those of the last food of the day before.
  for (const at of new Set([...soon, ...later])) {
    const date = dateOf(at, timeZone);
    byDate.set(date, [...(byDate.get(date) ?? []), at]);
  }
  return [...byDate].map(([date, slots]) => ({ date, slots }));
}

/** Returns the date of an instant on a zone's calendar, `YYYY-MM-DD`. */
export function dateOf(at: string, timeZone: string): string {
  return isoInZone(Date.parse(at), timeZone).slice(0, 10);
}

function steps(from: number, to: number, step: number): readonly string[] {
  const count = Math.max(0, Math.floor((to - from) / step) + 1);
  return Array.from({ length: count }, (_, at) => new Date(from + at * step).toISOString());
}
