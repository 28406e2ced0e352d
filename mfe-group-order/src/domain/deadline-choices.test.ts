import { expect, it } from '@jest/globals';
import { deadlineChoices, deadlineDays } from './deadline-choices';

it.each([
  ['11:00:00', ['11:15', '11:30', '11:45']],
  ['11:05:00', ['11:15', '11:30', '11:45']],
  ['11:05:01', ['11:30', '11:45', '12:00']],
])('offers the next quarter hours after %s', (now, expected) => {
  const choices = deadlineChoices(Date.parse(`2026-11-22T${now}Z`), 3);
  expect(choices).toEqual(expected.map((time) => `2026-11-22T${time}:00.000Z`));
});

it('[GRP-22] offers the next three hours, and half hours around the food of later days, by the merchant’s calendar', () => {
  const food = [
    { date: '2026-11-24', slots: ['2026-11-24T16:00:00.000Z', '2026-11-24T18:00:00.000Z'] },
    { date: '2026-11-25', slots: ['2026-11-25T16:00:00.000Z', '2026-11-25T16:15:00.000Z'] },
  ];
  const days = deadlineDays(Date.parse('2026-11-24T15:02:00Z'), food, 'America/Toronto');
  expect(days.map(({ date, slots }) => [date, slots[0], slots.at(-1)])).toEqual([
    ['2026-11-24', '2026-11-24T15:15:00.000Z', '2026-11-24T18:00:00.000Z'],
    ['2026-11-25', '2026-11-25T13:00:00.000Z', '2026-11-25T15:30:00.000Z'],
  ]);
  expect(new Set(days.flatMap(({ slots }) => slots)).size).toBe(days.flatMap(({ slots }) => slots).length);
});

it('[GRP-22] offers each instant once, also where one day’s last food is later than the hours before the next day’s first', () => {
  const food = [
    { date: '2026-11-25', slots: ['2026-11-25T16:00:00.000Z', '2026-11-26T04:30:00.000Z'] },
    { date: '2026-11-26', slots: ['2026-11-26T05:30:00.000Z', '2026-11-26T16:00:00.000Z'] },
  ];
  const [, first, second] = deadlineDays(Date.parse('2026-11-24T15:02:00Z'), food, 'America/Toronto');
  expect(first?.slots).toEqual([...new Set(first?.slots)].sort());
  expect(first?.slots.at(-1)).toBe('2026-11-26T04:30:00.000Z');
  expect(second?.slots[0]).toBe('2026-11-26T05:00:00.000Z');
});

it('[GRP-22] offers the next three hours where the merchant has no later food, past midnight, too', () => {
  const days = deadlineDays(Date.parse('2026-11-25T04:00:00Z'), [], 'America/Toronto');
  expect(days.map(({ date, slots }) => [date, slots.length])).toEqual([
    ['2026-11-24', 3],
    ['2026-11-25', 9],
  ]);
});
