import { expect, it } from '@jest/globals';
import type { Order, OrderStatusValue } from '@tiffin/contracts';
import { makeOrder, makeOrderReceipt, makeOrderStatus } from '@tiffin/testing';
import { makeGuestMoney, makePayerMoney } from '../test-support/make-reader-money';
import { returnedMoney, totalMeaning } from './returned-money';

const requestedAt = '2026-11-22T20:10:00.000Z';
const completedAt = '2026-11-29T20:10:00.000Z';
const all = { amountMicro: 12_600_000, creditMicro: 0, requestedAt, completedAt: null };
const part = { ...all, amountMicro: 5_250_000 };
const arrived = { ...all, completedAt };
const credit = { ...all, amountMicro: 0, creditMicro: 12_600_000 };

const orderIn = (orderStatus: OrderStatusValue, refunds: Order['refunds'], totalMicro = 12_600_000) =>
  makeOrder({
    orderStatus: makeOrderStatus({ orderStatus }),
    orderReceipt: makeOrderReceipt({ totalMicro }),
    refunds,
  });
const paid = (order: Order, readerMoney: Order['readerMoney']): Order => ({ ...order, readerMoney });
const coming = { kind: 'amount', amountMicro: 12_600_000, completedAt: null };

it.each([
  ['an order under way', orderIn('ACCEPTED', []), [], 'paid'],
  ['an order that arrived', orderIn('RECEIVED', undefined), [], 'paid'],
  [
    'an order without some lines',
    orderIn('ACCEPTED', [part]),
    [{ ...coming, amountMicro: 5_250_000 }],
    'paid',
  ],
  ['a rejected order', orderIn('REJECTED', [all]), [coming], 'refund'],
  ['a refund that arrived', orderIn('CANCELLED', [arrived]), [{ ...coming, completedAt }], 'refunded'],
  [
    'a part that arrived and a rest that did not',
    orderIn('CANCELLED', [{ ...part, completedAt }, all]),
    [{ ...coming, amountMicro: 5_250_000, completedAt }, coming],
    'refund',
  ],
  [
    'an order paid with credit',
    orderIn('REJECTED', [credit], 0),
    [{ kind: 'credit', amountMicro: 12_600_000 }],
    'paid',
  ],
  ['an order that cost nothing', orderIn('REJECTED', [], 0), [{ kind: 'nothing' }], 'paid'],
  ['a service that does not say', orderIn('REJECTED', undefined), [{ kind: 'unsaid' }], 'refund'],
  ['a refund that is not recorded yet', orderIn('REJECTED', []), [{ kind: 'unsaid' }], 'refund'],
  ['a reader who did not pay', orderIn('CANCELLED', null), [{ kind: 'notTold' }], 'refund'],
  [
    'a host beside guests’ cards',
    paid(
      orderIn('CANCELLED', [part]),
      makePayerMoney({ paidMicro: 5_250_000, paidByGuestsMicro: 7_350_000 }),
    ),
    [
      { ...coming, amountMicro: 5_250_000 },
      { kind: 'guestCards', amountMicro: 7_350_000 },
    ],
    'refund',
  ],
  [
    'a host beside guests’ cards, of an order without some lines',
    paid(orderIn('ACCEPTED', [part]), makePayerMoney({ paidByGuestsMicro: 7_350_000 })),
    [{ ...coming, amountMicro: 5_250_000 }],
    'paid',
  ],
  [
    'a host whose guests paid everything',
    paid(orderIn('CANCELLED', []), makePayerMoney({ paidMicro: 0, paidByGuestsMicro: 12_600_000 })),
    [{ kind: 'guestCards', amountMicro: 12_600_000 }],
    'paid',
  ],
  [
    'a guest whose card paid',
    paid(orderIn('CANCELLED', [arrived]), makeGuestMoney({ paidMicro: 12_600_000 })),
    [{ ...coming, completedAt }],
    'refunded',
  ],
  [
    'a guest who was covered',
    paid(orderIn('REJECTED', null), makeGuestMoney({ coveredMicro: 4_200_000 })),
    [{ kind: 'nothing' }],
    'paid',
  ],
  [
    'a guest who owed the host',
    paid(orderIn('REJECTED', null), makeGuestMoney({ owedMicro: 4_200_000 })),
    [{ kind: 'waived', amountMicro: 4_200_000, host: 'Ana' }],
    'paid',
  ],
  [
    'a guest who paid the host back',
    paid(orderIn('REJECTED', null), makeGuestMoney({ settledMicro: 4_200_000 })),
    [{ kind: 'settled', amountMicro: 4_200_000, host: 'Ana' }],
    'paid',
  ],
] as const)('%s', (_what, order, money, meaning) => {
  expect(returnedMoney(order)).toEqual(money);
  expect(totalMeaning(order)).toBe(meaning);
});
