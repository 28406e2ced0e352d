import ical, { ICalAlarmType, ICalEventRepeatingFreq } from 'ical-generator';
import type { ICalEventData } from 'ical-generator';

const lunchMs = 30 * 60_000;

export type CalendarEntry = {
  readonly uid: string;
  /** In milliseconds. */
  readonly startMs: number;
  readonly writtenMs: number;
  /** When the calendar reminds: in milliseconds, or seconds before the start; absent never. */
  readonly reminder?: { readonly atMs: number } | { readonly secondsBefore: number };
  /** The local start of a weekly entry, without a zone: `2026-11-25T12:30:00`. Absent happens once. */
  readonly weeklyFrom?: string;
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
  const { uid, writtenMs, reminder, weeklyFrom, summary, description, location, url } = entry;
  const calendar = ical({ prodId: { company: 'Tiffin', product: 'Group orders', language: 'EN' } });
  // The library writes the UTC fields of a floating time as its local ones.
  const startMs = weeklyFrom === undefined ? entry.startMs : Date.parse(`${weeklyFrom}Z`);
  const repeats: Partial<ICalEventData> =
    weeklyFrom === undefined ? {} : { floating: true, repeating: { freq: ICalEventRepeatingFreq.WEEKLY } };
  const event = calendar.createEvent({
    id: uid,
    stamp: new Date(writtenMs),
    start: new Date(startMs),
    end: new Date(startMs + lunchMs),
    summary,
    description,
    url,
    ...(location !== '' && { location }),
    ...repeats,
  });
  if (reminder !== undefined)
    event.createAlarm({
      type: ICalAlarmType.display,
      description: summary,
      trigger: 'atMs' in reminder ? new Date(reminder.atMs) : reminder.secondsBefore,
    });
  return calendar.toString();
}
