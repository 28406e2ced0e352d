import { instantOf, wallClock } from '../services/content/opening-hours';

const ZONE = 'America/Toronto';
const DAY = 86_400_000;

/** An instant as ISO 8601: so many days from now, at an hour of Toronto's clocks. */
export function torontoTime(daysAhead: number, hour: number): string {
  const { date } = wallClock(Date.now() + daysAhead * DAY, ZONE);
  return new Date(instantOf(date, hour * 60, ZONE)).toISOString();
}
