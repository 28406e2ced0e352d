import { HOURS } from '../../seed/hours';
import { opennessAt, wallClock } from './opening-hours';

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

it('knows the day of the week in the merchant’s time zone', () => {
  expect(wallClock(at('2026-11-22T23:30:00Z'), 'Asia/Hong_Kong')).toEqual({
    date: '2026-11-23',
    dayOfWeek: 1,
    minutes: 450,
  });
});
