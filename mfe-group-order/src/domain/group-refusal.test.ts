import { expect, it } from '@jest/globals';
import { groupRefusal } from './group-refusal';

it.each([
  [403, 'FORBIDDEN', 'NOT_A_GUEST', 'NOT_A_GUEST'],
  [403, 'FORBIDDEN', 'REMOVED', 'REMOVED'],
  [403, 'FORBIDDEN', 'something new', 'FORBIDDEN'],
  [409, 'FULFILLMENT_NOT_JOINABLE', 'FULL', 'FULL'],
  [409, 'FULFILLMENT_NOT_JOINABLE', 'MISSED', 'MISSED'],
  [409, 'FULFILLMENT_LOCKED', 'UNKNOWN', 'LOCKED'],
  [409, 'IN_ANOTHER_GROUP', 'UNKNOWN', 'ANOTHER_GROUP'],
  [404, 'NOT_FOUND', 'CLOSED', undefined],
  [503, 'UNKNOWN', 'UNKNOWN', undefined],
])('[GRP-13] [GRP-19] %s %s %s is %s', (status, type, reason, expected) => {
  expect(groupRefusal({ status, type, reason })).toBe(expected);
});
