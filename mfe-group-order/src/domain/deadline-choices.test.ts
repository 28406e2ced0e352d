import { expect, it } from '@jest/globals';
import { deadlineChoices } from './deadline-choices';

it.each([
  ['11:00:00', ['11:15', '11:30', '11:45']],
  ['11:05:00', ['11:15', '11:30', '11:45']],
  ['11:05:01', ['11:30', '11:45', '12:00']],
])('offers the next quarter hours after %s', (now, expected) => {
  const choices = deadlineChoices(Date.parse(`2026-11-22T${now}Z`), 3);
  expect(choices).toEqual(expected.map((time) => `2026-11-22T${time}:00.000Z`));
});
