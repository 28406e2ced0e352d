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
  expect(scheduledDays([day('2026-11-23', '11:00', '12:00')], 'America/Los_Angeles', past)).toEqual([
    {
      date: '2026-11-23',
      slots: ['2026-11-23T19:00:00.000Z', '2026-11-23T19:30:00.000Z', '2026-11-23T20:00:00.000Z'],
    },
  ]);
  expect(slotsOf([day('2026-11-23', '11:00', '11:00')], 'Asia/Hong_Kong', past)).toEqual([
    '2026-11-23T03:00:00.000Z',
  ]);
});

it('[CRT-16] stops before the last time if the steps do not reach it', () => {
  expect(slotsOf([day('2026-11-23', '11:00', '11:50', 20)], 'UTC', past)).toEqual([
    '2026-11-23T11:00:00.000Z',
    '2026-11-23T11:20:00.000Z',
    '2026-11-23T11:40:00.000Z',
  ]);
});

it.each([
  ['spring in Los Angeles: 02:00 to 03:00 is missing', 'America/Los_Angeles', '2026-03-08', '01:00', 3],
  ['autumn in Los Angeles: 01:00 to 02:00 comes twice', 'America/Los_Angeles', '2026-11-01', '01:00', 7],
  ['spring in London: 01:00 to 02:00 is missing', 'Europe/London', '2026-03-29', '00:30', 4],
  ['an ordinary night', 'America/Los_Angeles', '2026-11-23', '01:00', 5],
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

it('[CRT-16] seconds and the end of the day are times too', () => {
  expect(slotsOf([day('2026-11-23', '23:00:00', '24:00')], 'UTC', past)).toEqual([
    '2026-11-23T23:00:00.000Z',
    '2026-11-23T23:30:00.000Z',
    '2026-11-24T00:00:00.000Z',
  ]);
});

it('[CRT-16] leaves out past times, and days without future times', () => {
  const days = [day('2026-11-22', '11:00', '12:00'), day('2026-11-23', '11:00', '12:00')];
  expect(scheduledDays(days, 'UTC', new Date('2026-11-23T11:30:00Z'))).toEqual([
    { date: '2026-11-23', slots: ['2026-11-23T12:00:00.000Z'] },
  ]);
});

it.each([
  // Lord Howe has half an hour of summer time: 02:00 becomes 02:30, and back.
  ['Australia/Lord_Howe', '2026-10-04', '01:30', '03:00', 3],
  ['Australia/Lord_Howe', '2026-04-05', '01:00', '02:30', 5],
  // Offsets of 30 and 45 minutes.
  ['Asia/Kolkata', '2026-11-23', '11:00', '12:00', 3],
  ['Asia/Kathmandu', '2026-11-23', '11:00', '12:00', 3],
  ['Pacific/Chatham', '2026-09-27', '02:00', '05:00', 5],
  // Apia once skipped a day, and Havana changes its clocks at midnight.
  ['Pacific/Apia', '2026-11-23', '11:00', '12:00', 3],
  ['America/Havana', '2026-03-08', '00:00', '02:00', 3],
])('[CRT-16] %s on %s from %s to %s has %s half hours', (zone, date, first, last, count) => {
  expect(slotsOf([day(date, first, last)], zone, past)).toHaveLength(count);
});

it('[CRT-16] a first time in the gap of a clock change moves to the time after the gap', () => {
  expect(slotsOf([day('2026-03-08', '02:30', '04:00')], 'America/Los_Angeles', past)).toEqual([
    '2026-03-08T10:30:00.000Z',
    '2026-03-08T11:00:00.000Z',
  ]);
});

const zones = fc.constantFrom(
  ...['America/Los_Angeles', 'America/Havana', 'Europe/London', 'Australia/Sydney', 'Australia/Lord_Howe'],
  ...['Asia/Hong_Kong', 'Asia/Kathmandu', 'Pacific/Chatham', 'Pacific/Auckland'],
);
/** Any day of two years, mixed equally with days of a clock change. */
const dates = fc.oneof(
  fc
    .date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  fc.constantFrom(
    '2026-03-08',
    '2026-03-29',
    '2026-04-05',
    '2026-09-27',
    '2026-10-04',
    '2026-10-25',
    '2026-11-01',
  ),
);
const minutes = fc.integer({ min: 1, max: 24 * 60 - 1 });
const clock = (minute: number) =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');

it('[CRT-16] on any day anywhere slots ascend by intervalMillis, inside the times and on the date', () => {
  fc.assert(
    fc.property(
      zones,
      dates,
      minutes,
      minutes,
      fc.integer({ min: 1, max: 240 }),
      (zone, date, one, other, step) => {
        const [from, to] = [Math.min(one, other), Math.max(one, other)];
        const slots = slotsOf([day(date, clock(from), clock(to), step)], zone, past);
        const times = slots.map((slot) => Date.parse(slot));
        const steps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
        expect(steps.every((each) => each === step * 60_000)).toBe(true);
        const local = new Intl.DateTimeFormat('sv-SE', {
          timeZone: zone,
          dateStyle: 'short',
          timeStyle: 'short',
        });
        for (const slot of slots) {
          const [localDate = '', localTime = ''] = local.format(new Date(slot)).split(' ');
          expect(localDate).toBe(date);
          // A clock change moves a time in the gap forward, and shows a repeated time twice.
          expect(
            localTime >= clock(Math.max(from - 60, 0)) && localTime <= clock(Math.min(to + 60, 24 * 60 - 1)),
          ).toBe(true);
        }
      },
    ),
  );
});

it.each([
  ['a zero interval', day('2026-11-23', '11:00', '12:00', 0)],
  ['a negative interval', day('2026-11-23', '11:00', '12:00', -5)],
  ['an interval that is not a number', day('2026-11-23', '11:00', '12:00', Number.NaN)],
  ['an invalid date', day('soon', '11:00', '12:00')],
  ['an invalid time', day('2026-11-23', 'noon', '12:00')],
  ['a time after 24:00', day('2026-11-23', '11:00', '25:00')],
  ['no times', day('2026-11-23', '', '')],
])('[CRT-16] %s gives no slots', (_what, bad) => {
  expect(scheduledDays([bad], 'UTC', past)).toEqual([]);
});

it('[CRT-16] an unknown time zone gives no slots', () => {
  expect(scheduledDays([day('2026-11-23', '11:00', '12:00')], 'Nowhere/Else', past)).toEqual([]);
});

it('[CRT-16] steps of a millisecond do not exhaust the memory', () => {
  const slots = slotsOf([{ ...day('2026-11-23', '00:00', '23:59'), intervalMillis: 1 }], 'UTC', past);
  expect(slots.length).toBeLessThanOrEqual(3000);
  expect(
    slotsOf([{ ...day('2026-11-23', '00:00', '23:59'), intervalMillis: 30_000 }], 'UTC', past),
  ).toHaveLength(2 * (24 * 60 - 1) + 1);
});
