import { expect, it } from '@jest/globals';
import type { Order, OrderStatusValue } from '@tiffin/contracts';
import { makeOrder, makeOrderReceipt, makeOrderStatus } from '@tiffin/testing';
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
] as const)('%s', (_what, order, money, meaning) => {
  expect(returnedMoney(order)).toEqual(money);
  expect(totalMeaning(order)).toBe(meaning);
});
