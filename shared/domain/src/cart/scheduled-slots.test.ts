import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { scheduledDays } from './scheduled-slots';

const past = new Date(0);
const day = (date: string, firstAvailableTime: string, lastAvailableTime: string, minutes = 30) => ({
  date,
  firstAvailableTime,
  lastAvailableTime,
  intervalMillis: minutes * 60_000,
});
const slotsOf = (...args: Parameters<typeof scheduledDays>) =>
  scheduledDays(...args).flatMap(({ slots }) => slots);

it('[CRT-16] runs from first to last, both included, in the merchant’s time zone', () => {
  expect(scheduledDays([day('2026-11-23', '11:00', '12:00')], 'America/Vancouver', past)).toEqual([
    {
      date: '2026-11-23',
      slots: ['2026-11-23T19:00:00.000Z', '2026-11-23T19:30:00.000Z', '2026-11-23T20:00:00.000Z'],
    },
  ]);
  expect(slotsOf([day('2026-11-23', '11:00', '11:00')], 'Asia/Hong_Kong', past)).toEqual([
    '2026-11-23T03:00:00.000Z',
  ]);
});

it('[CRT-16] stops before the last time where the steps do not reach it', () => {
  expect(slotsOf([day('2026-11-23', '11:00', '11:50', 20)], 'UTC', past)).toEqual([
    '2026-11-23T11:00:00.000Z',
    '2026-11-23T11:20:00.000Z',
    '2026-11-23T11:40:00.000Z',
  ]);
});

it.each([
  ['spring in Vancouver: 02:00 to 03:00 is missing', 'America/Vancouver', '2026-03-08', '01:00', 3],
  ['autumn in Vancouver: 01:00 to 02:00 comes twice', 'America/Vancouver', '2026-11-01', '01:00', 7],
  ['spring in London: 01:00 to 02:00 is missing', 'Europe/London', '2026-03-29', '00:30', 4],
  ['an ordinary night', 'America/Vancouver', '2026-11-23', '01:00', 5],
])('[CRT-16] %s', (_what, zone, date, first, count) => {
  expect(slotsOf([day(date, first, '03:00')], zone, past)).toHaveLength(count);
});

it('[CRT-16] an evening ends after midnight', () => {
  expect(slotsOf([day('2026-12-31', '23:30', '00:30')], 'UTC', past)).toEqual([
    '2026-12-31T23:30:00.000Z',
    '2027-01-01T00:00:00.000Z',
    '2027-01-01T00:30:00.000Z',
  ]);
});

it('[CRT-16] leaves out what is not ahead, and days with nothing ahead', () => {
  const days = [day('2026-11-22', '11:00', '12:00'), day('2026-11-23', '11:00', '12:00')];
  expect(scheduledDays(days, 'UTC', new Date('2026-11-23T11:30:00Z'))).toEqual([
    { date: '2026-11-23', slots: ['2026-11-23T12:00:00.000Z'] },
  ]);
});

it('[CRT-16] steps are intervalMillis apart, always', () => {
  const zones = fc.constantFrom('America/Vancouver', 'Europe/London', 'Australia/Sydney', 'Asia/Hong_Kong');
  const dates = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(zones, dates, fc.integer({ min: 5, max: 120 }), (zone, date, minutes) => {
      const on = date.toISOString().slice(0, 10);
      const times = slotsOf([day(on, '00:00', '23:59', minutes)], zone, past).map((slot) => Date.parse(slot));
      const steps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
      expect(steps.every((step) => step === minutes * 60_000)).toBe(true);
      expect(times.length).toBeGreaterThan(10);
    }),
  );
});

it('an interval that leads nowhere gives no slots', () => {
  expect(scheduledDays([day('2026-11-23', '11:00', '12:00', 0)], 'UTC', past)).toEqual([]);
});
