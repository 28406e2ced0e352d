import { HOURS } from '../../seed/hours';
import { instantOf, opennessAt, wallClock } from './opening-hours';
import { scheduledSlots } from './scheduled-slots';

const at = (text: string): number => Date.parse(text);
const iso = (instant: number | null): string | null =>
  instant === null ? null : new Date(instant).toISOString();

describe('[MER-05] whether a merchant is open', () => {
  it.each([
    ['lunch', 'America/Toronto', '2026-11-20T15:59:00Z', false, null, '2026-11-20T16:00:00.000Z'],
    ['lunch', 'America/Toronto', '2026-11-20T16:00:00Z', true, '2026-11-20T20:00:00.000Z', null],
    ['lunch', 'America/Toronto', '2026-11-20T20:00:00Z', false, null, '2026-11-23T16:00:00.000Z'],
    ['late', 'Asia/Hong_Kong', '2026-11-20T17:30:00Z', true, '2026-11-20T18:00:00.000Z', null],
    ['late', 'Asia/Hong_Kong', '2026-11-20T18:00:00Z', false, null, '2026-11-21T09:00:00.000Z'],
    ['lunchAndDinner', 'Europe/London', '2026-11-20T15:00:00Z', false, null, '2026-11-20T17:30:00.000Z'],
    ['always', 'Europe/Berlin', '2026-11-20T23:59:59Z', true, null, null],
    ['never', 'Europe/Berlin', '2026-11-20T12:00:00Z', false, null, null],
  ] as const)('%s in %s at %s', (hours, timeZone, now, open, closesAt, opensAt) => {
    const found = opennessAt({ openHours: HOURS[hours], timeZone }, at(now));
    expect([found.open, iso(found.closesAt), iso(found.opensAt)]).toEqual([open, closesAt, opensAt]);
  });
});

it.each([
  ['2026-03-08', 10 * 60, 'America/Toronto', '2026-03-08T14:00:00.000Z'],
  ['2026-11-01', 10 * 60, 'America/Toronto', '2026-11-01T15:00:00.000Z'],
  ['2026-07-01', 12 * 60, 'Australia/Sydney', '2026-07-01T02:00:00.000Z'],
])('the instant of %s, %i minutes, in %s', (date, minutes, timeZone, expected) => {
  expect(iso(instantOf(date, minutes, timeZone))).toBe(expected);
});

it('knows the day of the week on the merchant’s own wall', () => {
  expect(wallClock(at('2026-11-22T23:30:00Z'), 'Asia/Hong_Kong')).toEqual({
    date: '2026-11-23',
    dayOfWeek: 1,
    minutes: 450,
  });
});

describe('[CRT-16] times to schedule for', () => {
  it('begin today after the kitchen’s longest time, in quarters, and end before closing', () => {
    const [today, next] = scheduledSlots(
      { openHours: HOURS.lunch, timeZone: 'America/Toronto' },
      40,
      at('2026-11-20T17:07:00Z'),
    );
    expect(today).toMatchObject({
      date: '2026-11-20',
      firstAvailableTime: '13:00',
      lastAvailableTime: '14:45',
    });
    expect(next).toMatchObject({
      date: '2026-11-23',
      firstAvailableTime: '11:15',
      lastAvailableTime: '14:45',
    });
  });

  it('are none where a merchant never opens', () => {
    const hours = { openHours: HOURS.never, timeZone: 'Europe/Berlin' };
    expect(scheduledSlots(hours, 40, at('2026-11-20T12:00:00Z'))).toEqual([]);
  });
});
