import { expect, it } from '@jest/globals';
import { dateAfter, instantOfClock } from './zoned-time';

it.each([
  ['America/Toronto', '2026-11-22', 90, '2026-11-22T06:30:00.000Z'],
  ['Asia/Kathmandu', '2026-11-22', 90, '2026-11-21T19:45:00.000Z'],
  // Clocks go back: the first of two equal times.
  ['America/Toronto', '2026-11-01', 90, '2026-11-01T05:30:00.000Z'],
  ['Europe/London', '2026-10-25', 90, '2026-10-25T00:30:00.000Z'],
  ['Europe/Berlin', '2026-10-25', 150, '2026-10-25T00:30:00.000Z'],
  ['Australia/Sydney', '2026-04-05', 150, '2026-04-04T15:30:00.000Z'],
  ['Australia/Lord_Howe', '2026-04-05', 105, '2026-04-04T14:45:00.000Z'],
  // Clocks go forward: the time after the gap.
  ['America/Toronto', '2026-03-08', 150, '2026-03-08T07:30:00.000Z'],
  ['Europe/London', '2026-03-29', 90, '2026-03-29T01:30:00.000Z'],
  ['Australia/Sydney', '2026-10-04', 150, '2026-10-03T16:30:00.000Z'],
  // The end of a day of 25 hours, and the last time of a day of 23.
  ['America/Toronto', '2026-11-01', 1440, '2026-11-02T05:00:00.000Z'],
  ['America/Toronto', '2026-03-08', 1425, '2026-03-09T03:45:00.000Z'],
])('[CRT-16] in %s on %s, %i minutes after midnight', (zone, date, minutes, expected) => {
  expect(new Date(instantOfClock(date, minutes, zone)).toISOString()).toBe(expected);
});

it.each([
  ['soon', 90, 'UTC'],
  ['2026-11-22', Number.NaN, 'UTC'],
  ['2026-11-22', 90, 'Nowhere/Else'],
])('[CRT-16] %s, %i, %s is not an instant', (date, minutes, zone) => {
  expect(instantOfClock(date, minutes, zone)).toBeNaN();
});

it.each([
  ['2026-10-31', 1, '2026-11-01'],
  ['2026-11-01', 1, '2026-11-02'],
  ['2027-02-28', 1, '2027-03-01'],
  ['2026-01-01', -1, '2025-12-31'],
])('[CRT-16] %s and %i days', (date, days, expected) => {
  expect(dateAfter(date, days)).toBe(expected);
});
