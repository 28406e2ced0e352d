const encoder = new TextEncoder();
/** RFC 5545, 3.1: a line has at most 75 bytes, and a folded one begins with a space. */
const longestLine = 75;
const lunchMs = 30 * 60_000;

type CalendarEntry = {
  readonly uid: string;
  /** In milliseconds. */
  readonly startMs: number;
  readonly writtenMs: number;
  /** When the calendar reminds: in milliseconds, or hours before the start; absent never. */
  readonly reminder?: { readonly atMs: number } | { readonly hoursBefore: number };
  /** Whether it repeats every week, by the clock of the reader's calendar. */
  readonly isWeekly?: boolean;
  /** With `isWeekly`: the local time of the start, `2026-11-25T12:30:00`. */
  readonly localStart?: string;
  readonly summary: string;
  readonly description: string;
  readonly location: string;
  readonly url: string;
};

/**
 * Returns a calendar file (RFC 5545) with one event of half an hour. Times are in UTC, so that it needs no time zone; a
 * weekly one has local times, which clock changes leave as they are.
 */
export function calendarFile(entry: CalendarEntry): string {
  const { startMs, writtenMs, reminder, isWeekly = false, localStart = '', summary } = entry;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tiffin//Group orders//EN',
    'BEGIN:VEVENT',
    `UID:${escaped(entry.uid)}`,
    `DTSTAMP:${utc(writtenMs)}`,
    `DTSTART:${isWeekly ? basic(localStart) : utc(startMs)}`,
    ...(isWeekly ? ['DURATION:PT30M', 'RRULE:FREQ=WEEKLY'] : [`DTEND:${utc(startMs + lunchMs)}`]),
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(entry.description)}`,
    ...(entry.location === '' ? [] : [`LOCATION:${escaped(entry.location)}`]),
    `URL:${entry.url}`,
    ...(reminder === undefined ? [] : alarm(reminder, summary)),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function alarm(reminder: NonNullable<CalendarEntry['reminder']>, text: string): readonly string[] {
  const trigger =
    'atMs' in reminder
      ? `TRIGGER;VALUE=DATE-TIME:${utc(reminder.atMs)}`
      : `TRIGGER:-PT${reminder.hoursBefore}H`;
  return ['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${escaped(text)}`, trigger, 'END:VALARM'];
}

/** RFC 5545, 3.3.11. */
function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r?\n/g, '\\n');
}

function utc(atMs: number): string {
  return `${basic(new Date(atMs).toISOString().slice(0, 19))}Z`;
}

function basic(iso: string): string {
  return iso.replaceAll(/[-:]/g, '');
}

/** Folds between characters, never inside one. */
function folded(line: string): string {
  let text = '';
  let bytes = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > longestLine) {
      text += '\r\n ';
      bytes = 1;
    }
    text += character;
    bytes += size;
  }
  return text;
}
