import type { HoursRange, Merchant } from '@tiffin/contracts';
import { dateAfter, instantOfClock } from '@tiffin/domain';

type Hours = Pick<Merchant, 'openHours' | 'timeZone'>;

/** A stretch of time, in milliseconds. `to` is exclusive. */
type Interval = { readonly from: number; readonly to: number };

const DAY = 86_400_000;
const DAYS_AHEAD = 8;

export type WallClock = {
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** 1 is Monday. */
  readonly dayOfWeek: number;
  /** Minutes since midnight. */
  readonly minutes: number;
};

/** Returns the local date, weekday and time in a time zone at an instant. */
export function wallClock(at: number, timeZone: string): WallClock {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(at)
      .map((part) => [part.type, part.value] as const),
  );
  const number = (type: Intl.DateTimeFormatPartTypes): number => Number(parts.get(type));
  const date = `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
  return {
    date,
    dayOfWeek: dayOfWeekOf(date),
    minutes: number('hour') * 60 + number('minute'),
  };
}

/** Returns the day of the week of a date `YYYY-MM-DD`; 1 is Monday. */
function dayOfWeekOf(date: string): number {
  return ((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;
}

/** Returns the minutes since midnight of `HH:mm`. */
export function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}

export type Openness = {
  readonly open: boolean;
  readonly closesAt: number | null;
  readonly opensAt: number | null;
};

/**
 * Returns whether a merchant is open at an instant, until when, and when it opens next. A merchant that is
 * always open has no end.
 */
export function opennessAt(hours: Hours, at: number): Openness {
  const intervals = openingsAround(hours, at);
  const current = intervals.find(({ from, to }) => from <= at && at < to);
  if (current) return { open: true, closesAt: current.to - at > 6 * DAY ? null : current.to, opensAt: null };
  return { open: false, closesAt: null, opensAt: intervals.find(({ from }) => from > at)?.from ?? null };
}

/** Returns the opening ranges of a weekday in the merchant's time zone. */
export function hoursOfDay(hours: Hours, dayOfWeek: number): HoursRange[] {
  return hours.openHours.find((day) => day.dayOfWeek === dayOfWeek)?.ranges ?? [];
}

/**
 * Returns when a merchant is open from the day before an instant to the week after it, in order. Hours that meet, as at
 * midnight, are one opening.
 */
export function openingsAround(hours: Hours, at: number): readonly Interval[] {
  const { date } = wallClock(at, hours.timeZone);
  const openings: Interval[] = [];
  for (let day = -1; day <= DAYS_AHEAD; day += 1)
    for (const { from, to } of intervalsOn(hours, dateAfter(date, day))) {
      const last = openings.at(-1);
      if (last && last.to >= from)
        openings[openings.length - 1] = { from: last.from, to: Math.max(last.to, to) };
      else openings.push({ from, to });
    }
  return openings;
}

/** Returns the hours of a date of the merchant's own calendar. A range may end after midnight. */
function intervalsOn(hours: Hours, date: string): readonly Interval[] {
  return hoursOfDay(hours, dayOfWeekOf(date)).map((range) => {
    const [opens, closes] = [minutesOf(range.open), minutesOf(range.close)];
    return {
      from: instantOfClock(date, opens, hours.timeZone),
      to: instantOfClock(closes > opens ? date : dateAfter(date, 1), closes, hours.timeZone),
    };
  });
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const kept = formats.get(timeZone);
  if (kept) return kept;
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  formats.set(timeZone, made);
  return made;
}
