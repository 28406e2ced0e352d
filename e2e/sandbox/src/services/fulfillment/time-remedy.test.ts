import { deadlineErrors } from './deadline-errors';
import { makeGroup } from './test-support/make-group';
import { timeRemedy } from './time-remedy';

const merchant = {
  timeZone: 'UTC',
  openHours: [1, 2, 3, 4, 5, 6, 7].map((dayOfWeek) => ({
    dayOfWeek,
    ranges: [{ open: '10:00', close: '14:00' }],
  })),
  prepMinutes: { minimum: 20, maximum: 30 },
};
const at = (time: string, day = 25) => `2026-11-${day}T${time}:00.000Z`;

it.each([
  ['TOO_SOON', '11:00', null, '11:10', 0, { food: at('11:30') }],
  ['MERCHANT_CLOSED', '08:00', null, null, 0, { food: at('10:15') }],
  ['MERCHANT_CLOSED', '15:00', null, null, 0, { food: at('10:15', 26) }],
  ['TOO_SOON_AFTER_DEADLINE', '11:00', '12:00', '12:10', 0, { food: at('12:30') }],
  ['TOO_SOON_AFTER_DEADLINE', '11:00', '12:00', '12:10', 45, { food: at('12:45') }],
  // No food that day is late enough: the deadline gives way.
  ['TOO_SOON_AFTER_DEADLINE', '11:00', '13:40', '13:45', 0, { orderBy: at('13:25') }],
  ['TOO_SOON_AFTER_DEADLINE', '13:20', '13:40', '13:45', 0, { food: at('10:15', 26) }],
  ['CLOSED_AT_DEADLINE', '11:00', '14:30', null, 0, { orderBy: at('13:40') }],
  ['CLOSED_AT_DEADLINE', '13:35', '14:30', null, 0, { food: at('10:15', 26) }],
  ['LOCATION_MISSING', '11:00', null, null, 0, {}],
] as const)(
  '[GRP-10] %s at %s with a deadline at %s, food at %s and %s min to cook is solved by %j',
  (code, now, orderBy, food, minutes, solved) => {
    const { record } = makeGroup({ orderByTime: orderBy === null ? null : Date.parse(at(orderBy)) });
    const settings = { ...record.settings, scheduledForTime: food === null ? null : at(food) };
    const prep = { minutes, itemIds: [] };
    const remedy = timeRemedy(code, { ...record, settings }, { merchant, prep, now: Date.parse(at(now)) });
    const { scheduledForTime, orderByTime } = remedy ?? {};
    expect({
      ...(scheduledForTime !== undefined && { food: new Date(scheduledForTime).toISOString() }),
      ...(orderByTime !== undefined && { orderBy: orderByTime }),
    }).toEqual(solved);
    const after = {
      orderByTime: orderByTime === undefined ? record.orderByTime : Date.parse(orderByTime),
      settings: { ...settings, ...(scheduledForTime !== undefined && { scheduledForTime }) },
    };
    if (remedy) expect(deadlineErrors(after, merchant, prep)).toEqual([]);
  },
);
