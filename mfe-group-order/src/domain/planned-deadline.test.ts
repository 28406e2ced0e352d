import { expect, it } from '@jest/globals';
import { plannedDeadline } from './planned-deadline';

it.each([
  ['2026-11-25T17:30:00.000Z', '2026-11-25T15:30:00.000Z'],
  ['2026-11-24T06:00:00.000Z', '2026-11-24T04:55:00.000Z'],
])('[GRP-22] food at %s lets guests choose until %s', (foodAt, deadline) => {
  expect(plannedDeadline(foodAt, Date.parse('2026-11-24T04:45:00Z'))).toBe(deadline);
});
