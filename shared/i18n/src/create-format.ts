import type { Locale } from '@tiffin/contracts';
import { formatMoney } from '@tiffin/domain';

/** A moment: ISO 8601 text, milliseconds since 1970, or a Date. */
export type Instant = string | number | Date;

/**
 * Formats numbers, money and moments in one language. Time zones are IANA names; the default is the reader's.
 */
export type Format = {
  /** Micro units of the currency, e.g. 12_750_000 CAD gives "$12.75". */
  readonly money: (micro: number, currencyCode: string) => string;
  readonly number: (value: number, options?: Intl.NumberFormatOptions) => string;
  /** 24 hours: "11:30". If the clock shows that time twice on that day, with the offset: "01:30 GMT-4". */
  readonly time: (at: Instant, timeZone?: string) => string;
  /** "Sun 22 Nov". */
  readonly date: (at: Instant, timeZone?: string) => string;
  /** "Sun 22": for day tabs. */
  readonly day: (at: Instant, timeZone?: string) => string;
  /** "November 2026". */
  readonly month: (at: Instant, timeZone?: string) => string;
  readonly dateTime: (at: Instant, timeZone?: string) => string;
  /** "12:25–12:30". */
  readonly timeRange: (from: Instant, to: Instant, timeZone?: string) => string;
  readonly list: (items: readonly string[]) => string;
  /** "5 minutes ago", "in 2 days": the distance of `at` from `now` in the largest full unit. */
  readonly relative: (at: Instant, now: Instant) => string;
};

const intlTags: Readonly<Record<Locale, string>> = { en: 'en-GB', zh: 'zh-Hant' };
const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const calendar = { weekday: 'short', day: 'numeric', month: 'short' } as const;

/** A line of Chinese breaks after a dash, also inside a time: the word joiner (U+2060) forbids it. */
const upTo: Readonly<Record<Locale, string>> = { en: '–', zh: '–\u2060' };

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const;

/** Returns the formats of one language, all from the platform's Intl. */
export function createFormat(locale: Locale): Format {
  const tag = intlTags[locale];
  const written = (at: Instant, timeZone: string | undefined, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tag, { ...options, timeZone }).format(new Date(at));
  const time: Format['time'] = (at, timeZone) =>
    written(at, timeZone, isShownTwice(at, timeZone) ? { ...clock, timeZoneName: 'short' } : clock);
  return {
    money: (micro, currencyCode) => formatMoney(micro, currencyCode, locale),
    number: (value, options) => new Intl.NumberFormat(tag, options).format(value),
    time,
    date: (at, timeZone) => written(at, timeZone, calendar),
    day: (at, timeZone) => written(at, timeZone, { weekday: 'short', day: 'numeric' }),
    month: (at, timeZone) => written(at, timeZone, { month: 'long', year: 'numeric' }),
    dateTime: (at, timeZone) => written(at, timeZone, { ...calendar, ...clock }),
    timeRange: (from, to, timeZone) => `${time(from, timeZone)}${upTo[locale]}${time(to, timeZone)}`,
    list: (items) => new Intl.ListFormat(tag, { type: 'conjunction' }).format(items),
    relative: (at, now) => relative(tag, new Date(at).getTime() - new Date(now).getTime()),
  };
}

/** Clocks go back by an hour, on Lord Howe Island by half an hour. */
const stepsBack = [60, -60, 30, -30].map((minutes) => minutes * 60_000);

function isShownTwice(at: Instant, timeZone: string | undefined): boolean {
  const shown = new Intl.DateTimeFormat('en-GB', { ...clock, timeZone });
  const atMs = new Date(at).getTime();
  const text = shown.format(atMs);
  return stepsBack.some((step) => shown.format(atMs + step) === text);
}

function relative(tag: string, distanceMs: number): string {
  const [unit, size] = units.find(([, ms]) => Math.abs(distanceMs) >= ms) ?? units[3];
  const count = Math.trunc(distanceMs / size);
  return new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(count, unit);
}
