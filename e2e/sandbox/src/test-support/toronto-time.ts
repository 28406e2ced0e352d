import { dateAfter, instantOfClock } from '@tiffin/domain';
import { wallClock } from '../services/content/opening-hours';

const ZONE = 'America/Toronto';

/** An instant as ISO 8601: so many days of Toronto's calendar from now, at an hour of its clocks. */
export function torontoTime(daysAhead: number, hour: number): string {
  const { date } = wallClock(Date.now(), ZONE);
  return new Date(instantOfClock(dateAfter(date, daysAhead), hour * 60, ZONE)).toISOString();
}
