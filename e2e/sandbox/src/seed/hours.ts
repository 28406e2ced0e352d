import type { HoursRange, Merchant } from '@tiffin/contracts';

type Week = Merchant['openHours'];

const WORKDAYS = [1, 2, 3, 4, 5];
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

function week(days: readonly number[], ranges: readonly HoursRange[]): Week {
  return EVERY_DAY.map((dayOfWeek) => ({ dayOfWeek, ranges: days.includes(dayOfWeek) ? [...ranges] : [] }));
}

/** Opening hours that several merchants share, in local time of their city. */
export const HOURS = {
  always: week(EVERY_DAY, [{ open: '00:00', close: '24:00' }]),
  lunch: week(WORKDAYS, [{ open: '11:00', close: '15:00' }]),
  day: week(EVERY_DAY, [{ open: '07:00', close: '18:00' }]),
  lunchAndDinner: week(EVERY_DAY, [
    { open: '11:30', close: '14:30' },
    { open: '17:30', close: '22:30' },
  ]),
  late: week(EVERY_DAY, [{ open: '17:00', close: '02:00' }]),
  mondays: week([1], [{ open: '11:00', close: '14:00' }]),
  never: week([], []),
} as const;
