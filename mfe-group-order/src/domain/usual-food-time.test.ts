import { expect, it } from '@jest/globals';
import { usualFoodTime } from './usual-food-time';

const at = (hours: readonly number[]) =>
  hours.map((hour) => `2026-11-25T${String(hour).padStart(2, '0')}:00:00.000Z`);

it.each([
  [[5, 16, 17, 18], '2026-11-25T17:00:00.000Z'],
  [[18, 19], '2026-11-25T18:00:00.000Z'],
  [[14, 15], '2026-11-25T14:00:00.000Z'],
  [[], undefined],
])('of the hours %j in UTC a group in Toronto begins with %s', (hours, usual) => {
  expect(usualFoodTime(at(hours), 'America/Toronto')).toBe(usual);
});
