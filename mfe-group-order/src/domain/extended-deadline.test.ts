import { expect, it } from '@jest/globals';
import { extendedDeadline } from './extended-deadline';

it.each([
  ['before the deadline', '11:55', '12:10'],
  ['after the deadline', '12:20', '12:30'],
])('%s', (_when, now, extended) => {
  const at = (time: string) => `2026-11-22T${time}:00.000Z`;
  expect(extendedDeadline(at('12:00'), Date.parse(at(now)))).toBe(at(extended));
});
