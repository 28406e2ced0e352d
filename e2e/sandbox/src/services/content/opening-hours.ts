import type { HoursRange, Merchant } from '@tiffin/contracts';

type Hours = Pick<Merchant, 'openHours' | 'timeZone'>;
type Interval = { readonly from: number; readonly to: number };

const MINUTE = 60_000;
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

/** What the clocks on the wall say in a time zone at an instant. */
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
    dayOfWeek: ((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7) + 1,
    minutes: number('hour') * 60 + number('minute'),
  };
}

/** The instant of a wall-clock time; a time that a clock change skips becomes the moment after it. */
export function instantOf(date: string, minutes: number, timeZone: string): number {
  const wanted = Date.parse(`${date}T00:00:00Z`) + minutes * MINUTE;
  const offsetAt = (at: number): number => {
    const clock = wallClock(at, timeZone);
    return Date.parse(`${clock.date}T00:00:00Z`) + clock.minutes * MINUTE - Math.floor(at / MINUTE) * MINUTE;
  };
  const guess = wanted - offsetAt(wanted);
  return wanted - offsetAt(guess);
}

/** Minutes since midnight of `HH:mm`. */
export function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}

export type Openness = {
  readonly open: boolean;
  readonly closesAt: number | null;
  readonly opensAt: number | null;
};

/** Whether hours hold at an instant, until when, and when they begin again. Always open has no end. */
export function opennessAt(hours: Hours, at: number): Openness {
  const intervals = intervalsAround(hours, at);
  const current = intervals.find(({ from, to }) => from <= at && at < to);
  if (current) return { open: true, closesAt: current.to - at > 6 * DAY ? null : current.to, opensAt: null };
  return { open: false, closesAt: null, opensAt: intervals.find(({ from }) => from > at)?.from ?? null };
}

/** The ranges of the merchant's own weekday at an instant. */
export function hoursOfDay(hours: Hours, dayOfWeek: number): HoursRange[] {
  return hours.openHours.find((day) => day.dayOfWeek === dayOfWeek)?.ranges ?? [];
}

function intervalsAround(hours: Hours, at: number): readonly Interval[] {
  const intervals: Interval[] = [];
  for (let day = -1; day <= DAYS_AHEAD; day += 1) {
    const { date, dayOfWeek } = wallClock(at + day * DAY, hours.timeZone);
    for (const range of hoursOfDay(hours, dayOfWeek)) {
      const opens = minutesOf(range.open);
      const closes = minutesOf(range.close);
      const from = instantOf(date, opens, hours.timeZone);
      const to = instantOf(date, closes > opens ? closes : closes + 24 * 60, hours.timeZone);
      const last = intervals.at(-1);
      if (last && last.to >= from) intervals[intervals.length - 1] = { from: last.from, to };
      else intervals.push({ from, to });
    }
  }
  return intervals;
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
