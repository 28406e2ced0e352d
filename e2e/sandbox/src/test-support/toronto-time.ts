import { dateAfter, instantOfClock } from '@tiffin/domain';
import { wallClock } from '../services/content/opening-hours';

const ZONE = 'America/Toronto';

/** Returns an instant as ISO 8601: some days from now in Toronto's calendar, at an hour of its local time. */
export function torontoTime(daysAhead: number, hour: number): string {
  const { date } = wallClock(Date.now(), ZONE);
  return new Date(instantOfClock(dateAfter(date, daysAhead), hour * 60, ZONE)).toISOString();
}
