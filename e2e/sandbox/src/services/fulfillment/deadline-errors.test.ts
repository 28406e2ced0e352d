import { deadlineErrors } from './deadline-errors';
import { makeGroup } from './test-support/make-group';

const kitchen = {
  timeZone: 'UTC',
  openHours: [1, 2, 3, 4, 5, 6, 7].map((dayOfWeek) => ({
    dayOfWeek,
    ranges: [{ open: '10:00', close: '14:00' }],
  })),
  prepMinutes: { minimum: 20, maximum: 30 },
};
const at = (time: string) => `2026-11-25T${time}:00.000Z`;

it.each([
  ['13:30', null, 0, []],
  ['14:00', null, 0, ['CLOSED_AT_DEADLINE']],
  [null, null, 0, []],
  ['12:00', '12:20', 0, []],
  ['12:00', '12:19', 0, ['TOO_SOON_AFTER_DEADLINE']],
  ['12:00', '12:44', 45, ['TOO_SOON_AFTER_DEADLINE']],
  ['12:00', '12:45', 45, []],
  [null, '12:20', 45, []],
] as const)(
  '[GRP-10] a deadline at %s with food at %s and %s min to cook: %j',
  (orderBy, food, minutes, codes) => {
    const { record } = makeGroup({ orderByTime: orderBy === null ? null : Date.parse(at(orderBy)) });
    const settings = { ...record.settings, scheduledForTime: food === null ? null : at(food) };
    const errors = deadlineErrors({ ...record, settings }, kitchen, { minutes, itemIds: [] });
    expect(errors.map(({ code }) => code)).toEqual(codes);
  },
);
