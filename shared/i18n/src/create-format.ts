import { pageTranslation } from '@tiffin/contracts';
import type { Locale } from '@tiffin/contracts';
import { formatMoney } from '@tiffin/domain';
import { englishRegionAt } from './english-region';

/** A moment: ISO 8601 text, milliseconds since 1970, or a Date. */
export type Instant = string | number | Date;

/**
 * Formats numbers, money and moments in one language. Time zones are IANA names; the default is the reader's.
 */
export type Format = {
  /** Micro units of the currency, e.g. 12_750_000 CAD gives "$12.75". */
  readonly money: (micro: number, currencyCode: string) => string;
  readonly number: (value: number, options?: Intl.NumberFormatOptions) => string;
  /**
   * "11:30", in American English "11:30 AM", in Canadian "11:30 a.m.". If the clock shows that time twice on that day, with
   * the zone: "01:30 GMT-4".
   */
  readonly time: (at: Instant, timeZone?: string) => string;
  /** "Sun 22 Nov", in American and Canadian English "Sun, Nov 22". */
  readonly date: (at: Instant, timeZone?: string) => string;
  /** The same as `date`, for day tabs of remotes of earlier builds. */
  readonly day: (at: Instant, timeZone?: string) => string;
  /** "November 2026". */
  readonly month: (at: Instant, timeZone?: string) => string;
  readonly dateTime: (at: Instant, timeZone?: string) => string;
  /** "12:25–12:30", "12:25–12:30 PM". */
  readonly timeRange: (from: Instant, to: Instant, timeZone?: string) => string;
  readonly list: (items: readonly string[]) => string;
  /** "5 minutes ago", "in 2 days": the distance of `at` from `now` in the largest full unit. */
  readonly relative: (at: Instant, now: Instant) => string;
};

const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const halfDays = { hour: 'numeric', minute: '2-digit' } as const;
const calendar = { weekday: 'short', day: 'numeric', month: 'short' } as const;

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const;

/** Returns the formats of one language, all from the platform's Intl. */
export function createFormat(locale: Locale): Format {
  const written = (at: Instant, timeZone: string | undefined, options: Intl.DateTimeFormatOptions) => {
    const text = formatterOf(tagOf(locale, timeZone), { ...options, timeZone }).format(new Date(at));
    const isCanadian = englishRegionAt(timeZone) === 'CA';
    // Platforms differ in the space before AM and PM.
    return text.replace(HALF, (_, half: string) =>
      isCanadian ? `\u00a0${half.toLowerCase()}.m.` : `\u00a0${half}M`,
    );
  };
  const clockOf = (timeZone: string | undefined) => (tagOf(locale, timeZone) === 'en-US' ? halfDays : clock);
  const tag = tagOf(locale);
  const time: Format['time'] = (at, timeZone) => {
    const hours = clockOf(timeZone);
    return written(at, timeZone, isShownTwice(at, timeZone) ? { ...hours, timeZoneName: 'short' } : hours);
  };
  return {
    money: (micro, currencyCode) => formatMoney(micro, currencyCode, tag),
    number: (value, options) => new Intl.NumberFormat(tag, options).format(value),
    time,
    date: (at, timeZone) => written(at, timeZone, calendar),
    day: (at, timeZone) => written(at, timeZone, calendar),
    month: (at, timeZone) => written(at, timeZone, { month: 'long', year: 'numeric' }),
    dateTime: (at, timeZone) => written(at, timeZone, { ...calendar, ...clockOf(timeZone) }),
    timeRange: (from, to, timeZone) =>
      // A line of Chinese breaks after a dash, also inside a time: the word joiner (U+2060) forbids it.
      `${time(from, timeZone)}–${locale === 'zh' ? '\u2060' : ''}${time(to, timeZone)}`.replace(
        SAME_HALF,
        '$2',
      ),
    list: (items) => new Intl.ListFormat(tag, { type: 'conjunction' }).format(items),
    relative: (at, now) => relative(tag, new Date(at).getTime() - new Date(now).getTime()),
  };
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Making a formatter takes many times as long as its use, so each is kept. */
function formatterOf(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = tag + JSON.stringify(options);
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(tag, options);
  formatters.set(key, formatter);
  return formatter;
}

const HALF = /\s([AP])M\b/g;
/** A half of the day that is said again at the end of a range. */
const SAME_HALF = /(\u00a0[AaPp]\S+)(–.+\1)$/;

/** Canadian English is written from the American one, which is the same on every platform. */
function tagOf(locale: Locale, timeZone?: string): string {
  if (locale === 'zh') return 'zh-Hant';
  return pageTranslation()?.tag ?? (englishRegionAt(timeZone) === 'GB' ? 'en-GB' : 'en-US');
}

/** Clocks go back by an hour, on Lord Howe Island by half an hour. */
const stepsBack = [60, -60, 30, -30].map((minutes) => minutes * 60_000);

function isShownTwice(at: Instant, timeZone: string | undefined): boolean {
  const shown = formatterOf('en-GB', { ...clock, timeZone });
  const atMs = new Date(at).getTime();
  const text = shown.format(atMs);
  return stepsBack.some((step) => shown.format(atMs + step) === text);
}

function relative(tag: string, distanceMs: number): string {
  const [unit, size] = units.find(([, ms]) => Math.abs(distanceMs) >= ms) ?? units[3];
  const count = Math.trunc(distanceMs / size);
  return new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(count, unit);
}
