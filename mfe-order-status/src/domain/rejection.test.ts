import { expect, it } from '@jest/globals';
import type { OrderStatusValue } from '@tiffin/contracts';
import { makeOrderItem, makeOrderReceipt, makeOrderStatus } from '@tiffin/testing';
import { isStopped, mayDecide, rejectionOf } from './rejection';

/** Lines for 12.00 each, and a receipt that contains the first `charged` of them. */
const orderOf = (orderStatus: OrderStatusValue, rejected: readonly boolean[], charged: number) => ({
  orderStatus: makeOrderStatus({ orderStatus }),
  orderItems: rejected.map((wasRejected, index) =>
    makeOrderItem({ orderItemId: `line-${index}`, wasRejected }),
  ),
  orderReceipt: makeOrderReceipt({ totalMicro: charged * 12_000_000 + 600_000 }),
});

it.each([
  ['PLACED', [false, true], 2, 'asks'],
  ['SCHEDULED', [false, true], 2, 'asks'],
  ['PLACED', [false, true], 1, 'settled'],
  ['ACCEPTED', [false, true], 1, 'settled'],
  ['RECEIVED', [false, true], 1, 'settled'],
  ['ACCEPTED', [false, true], 2, 'asks'],
  ['PREPARED', [false, true], 2, 'asks'],
  ['IN_TRANSIT', [false, true], 2, 'asks'],
  ['COURIER_ENROUTE_DROPOFF', [false, true], 2, 'asks'],
  ['UNKNOWN_ORDER_STATUS', [false, true], 2, 'asks'],
  ['PLACED', [true, true], 2, 'charged'],
  ['RECEIVED', [false, true], 2, 'charged'],
  ['COURIER_DROPPED_OFF', [false, true], 2, 'charged'],
  ['REJECTED', [false, true], 2, 'ended'],
  ['CANCELLED', [false, true], 1, 'ended'],
  ['PLACED', [false, false], 2, 'none'],
  ['PLACED', [], 0, 'none'],
] as const)(
  '[ORD-10] %s with rejected lines %j, of which %i are charged: %s',
  (status, rejected, charged, is) => {
    expect(rejectionOf(orderOf(status, rejected, charged))).toBe(is);
  },
);

it.each([
  ['one of two dishes cannot be made', 'ACCEPTED', [false, true], 2, true],
  ['no dish can be made', 'ACCEPTED', [true, true], 2, true],
  ['the order has gone on with the rest', 'ACCEPTED', [false, true], 1, false],
  ['it was cancelled', 'CANCELLED', [true, true], 2, false],
  ['nothing was rejected', 'ACCEPTED', [false, false], 2, false],
] as const)(
  '[ORD-10] tells whether the promised time of an order has stopped: %s',
  (_when, status, rejected, charged, is) => {
    expect(isStopped(orderOf(status, rejected, charged))).toBe(is);
  },
);

const own = { paidMicro: 1_000_000, paymentMethod: null, owedMicro: 0 };
const guest = {
  ...own,
  role: 'GUEST',
  hostFirstName: 'Ana',
  partMicro: 1_000_000,
  coveredMicro: 0,
  settledMicro: 0,
} as const;

it.each([
  ['whoever placed it', { ...own, role: 'PAYER', paidByGuestsMicro: 0 } as const, [], true],
  ['a guest of its group, whose card also gets money back', guest, [], false],
  ['a reader of a shared link', null, null, false],
  ['a payer, from a service that does not say who paid', undefined, [], true],
  ['a stranger, from a service that does not say who paid', undefined, null, false],
])('[ORD-10] asks about rejected lines: %s', (_who, readerMoney, refunds, decides) => {
  expect(mayDecide({ readerMoney, refunds })).toBe(decides);
});
