import { expect, it } from '@jest/globals';
import type { OrderStatusValue } from '@tiffin/contracts';
import { makeOrderItem, makeOrderStatus } from '@tiffin/testing';
import { asksToContinue } from './asks-to-continue';

const orderOf = (orderStatus: OrderStatusValue, ...rejected: readonly boolean[]) => ({
  orderStatus: makeOrderStatus({ orderStatus }),
  orderItems: rejected.map((wasRejected, index) =>
    makeOrderItem({ orderItemId: `line-${index}`, wasRejected }),
  ),
});

it.each([
  ['PLACED', [true, false], true],
  ['SCHEDULED', [false, true], true],
  ['PLACED', [false, false], false],
  ['PLACED', [true, true], false],
  ['PLACED', [], false],
  ['ACCEPTED', [true, false], false],
  ['REJECTED', [true, false], false],
] as const)('%s with rejected lines %j asks: %s', (status, rejected, asks) => {
  expect(asksToContinue(orderOf(status, ...rejected))).toBe(asks);
});
