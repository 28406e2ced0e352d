import { expect, it } from '@jest/globals';
import { byCompany, makePayerMoney } from '../test-support/make-reader-money';
import { historyAmount } from './history-amount';

const money = { ...makePayerMoney(), paidMicro: 60 };
const host = { ...money, paidMicro: 25, paidByGuestsMicro: 35 };

it.each([
  ['an order that its reader paid', 'RECEIVED', money, 'total', 60],
  ['a service that does not say who paid', 'RECEIVED', undefined, 'total', 60],
  ['a group whose guests paid by card', 'RECEIVED', host, 'own', 25],
  ['a bill to a company', 'RECEIVED', { ...money, paymentMethod: byCompany }, 'company', 60],
  ['a cancelled order', 'CANCELLED', money, 'refund', 60],
  ['a refused order of a group', 'REJECTED', host, 'refund', 25],
  [
    'a cancelled order that others paid',
    'CANCELLED',
    { ...host, paidMicro: 0, paymentMethod: null, paidByGuestsMicro: 60 },
    'own',
    0,
  ],
] as const)(
  '[ORD-10] tells of %s what is the reader’s',
  (_what, orderStatus, readerMoney, kind, amountMicro) => {
    expect(historyAmount({ totalMicro: 60, orderStatus, readerMoney })).toEqual({ kind, amountMicro });
  },
);
