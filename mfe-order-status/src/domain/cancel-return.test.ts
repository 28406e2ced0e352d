import { expect, it } from '@jest/globals';
import type { Order } from '@tiffin/contracts';
import { makeOrder, makeOrderReceipt } from '@tiffin/testing';
import { byCompany, makePayerMoney } from '../test-support/make-reader-money';
import { cancelReturn } from './cancel-return';

const group = { participatingFulfillmentId: 'fulfillment-1' };
const byGuests = { paidMicro: 4_600_000, paidByGuestsMicro: 8_000_000 };
const credit = (creditMicro: number, totalMicro: number) => makeOrderReceipt({ creditMicro, totalMicro });

it.each<[string, Partial<Order>, string, number, number?, number?]>([
  ['the card that paid all', { readerMoney: makePayerMoney() }, 'card', 12_600_000],
  ['the card, where a service does not say', {}, 'card', 12_600_000],
  [
    'the host’s card what it paid, and guests’ cards theirs',
    { ...group, readerMoney: makePayerMoney(byGuests) },
    'card',
    4_600_000,
    0,
    8_000_000,
  ],
  [
    'the company',
    { paymentMethod: byCompany, readerMoney: makePayerMoney({ paymentMethod: byCompany }) },
    'company',
    12_600_000,
  ],
  ['the company, where a service does not say', { paymentMethod: byCompany }, 'company', 12_600_000],
  ['card and credit', { orderReceipt: credit(2_000_000, 10_600_000) }, 'card', 10_600_000, 2_000_000],
  ['credit alone', { orderReceipt: credit(12_600_000, 0) }, 'credit', 12_600_000],
  ['nobody', { orderReceipt: credit(0, 0) }, 'nothing', 0],
  [
    'the guests, to a host who paid nothing',
    {
      ...group,
      readerMoney: makePayerMoney({ paidMicro: 0, paymentMethod: null, paidByGuestsMicro: 12_600_000 }),
    },
    'others',
    0,
    0,
    12_600_000,
  ],
  ['nobody by name of a group, where a service does not say', group, 'others', 0],
])(
  '[ORD-06] cancelling gives back to %s',
  (_whom, change, kind, amountMicro, creditMicro = 0, guestsMicro = 0) => {
    expect(cancelReturn(makeOrder(change))).toEqual({ kind, amountMicro, creditMicro, guestsMicro });
  },
);
