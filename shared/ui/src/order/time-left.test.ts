import { crossedMark, timeLeft } from './time-left';

const minute = 60_000;

it.each([
  [17 * minute + 42_000, '17:42', 18],
  [minute, '01:00', 1],
  [999, '00:01', 1],
  [62 * minute + 5000, '1:02:05', 63],
])('reads %d ms', (leftMs, clock, minutes) => {
  expect(timeLeft(leftMs)).toEqual({ clock, minutes, isOver: false });
});

it.each([0, -5000])('has ended at %d ms', (leftMs) => {
  expect(timeLeft(leftMs)).toEqual({ clock: '00:00', minutes: 0, isOver: true });
});

it.each([
  [10 * minute + 1, 10 * minute, 10],
  [6 * minute, 4 * minute, 5],
  [12 * minute, 30_000, 1],
  [9 * minute, 8 * minute, undefined],
  [5 * minute, 5 * minute - 1, undefined],
])('from %d to %d ms crosses %p', (before, now, mark) => {
  expect(crossedMark(before, now)).toBe(mark);
});
