import { expect, it } from '@jest/globals';
import type { Fulfillment } from '@tiffin/contracts';
import { makeBillPart, makeFulfillment, makeFulfillmentGuest } from '@tiffin/testing';
import { askingForTime, hasAskedForTime, isLeftOut } from './left-out';

const billOf = (...ids: readonly string[]): Fulfillment['bill'] => ({
  totalMicro: 20,
  isRefunded: false,
  parts: ids.map((externalUserId) => makeBillPart({ externalUserId })),
});

it.each([
  ['has a part of the bill', 'BROWSING', billOf('user-ana', 'user-ben'), 'user-ben', false],
  ['has no part of the bill', 'BROWSING', billOf('user-ana'), 'user-ben', true],
  ['was ready and has no part of the bill', 'READY', billOf('user-ana'), 'user-ben', true],
  ['was ready, in a service without bills', 'READY', undefined, 'user-ben', false],
  ['was not ready, in a service without bills', 'BROWSING', undefined, 'user-ben', true],
  ['is no guest', 'BROWSING', billOf('user-ana'), 'user-eve', false],
] as const)('[GRP-04] tells a reader who %s', (_who, status, bill, currentUserId, isOut) => {
  const guests = [makeFulfillmentGuest({ status })];
  expect(isLeftOut({ ...makeFulfillment(), guests, bill, currentUserId })).toBe(isOut);
});

const noon = '2026-11-23T12:00:00.000Z';

it.each([
  ['never', null, noon, false],
  ['of a service that takes no request', undefined, noon, false],
  ['before an earlier deadline was moved', '2026-11-23T11:59:59.000Z', noon, false],
  ['as the deadline passed', noon, noon, true],
  ['after the deadline', '2026-11-23T12:03:00.000Z', noon, true],
  ['in a group whose deadline was removed', '2026-11-23T12:03:00.000Z', null, false],
] as const)('a guest who asked %s', (_when, moreTimeAskedTime, orderByTime, hasAsked) => {
  expect(hasAskedForTime({ moreTimeAskedTime }, { orderByTime })).toBe(hasAsked);
});

it('names who asks for more time, without guests who were counted in since', () => {
  const moreTimeAskedTime = noon;
  const guests = [
    makeFulfillmentGuest({ firstName: 'Ben', status: 'BROWSING', moreTimeAskedTime }),
    makeFulfillmentGuest({ firstName: 'Kay', status: 'READY', moreTimeAskedTime }),
    makeFulfillmentGuest({ firstName: 'Lou', status: 'BROWSING', moreTimeAskedTime: null }),
  ];
  expect(askingForTime({ guests, orderByTime: noon })).toEqual(['Ben']);
});
