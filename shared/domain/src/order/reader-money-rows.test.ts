import { expect, it } from '@jest/globals';
import type { ReaderMoney } from '@tiffin/contracts';
import { paidByReaderMicro, readerMoneyRows } from './reader-money-rows';

const card = {
  paymentMethodIdentifier: {
    entityType: 'PAYMENT_OPTION',
    paymentProvider: 'STRIPE',
    paymentOptionType: 'CREDIT_CARD_VAULTED',
  },
  cardDisplayDetails: { brand: 'visa', country: 'CA', last4: '4242' },
} as const;
const company = {
  paymentMethodIdentifier: { ...card.paymentMethodIdentifier, paymentOptionType: 'INVOICE' },
  cardDisplayDetails: null,
} as const;
const payer = {
  role: 'PAYER',
  paidMicro: 60,
  paymentMethod: card,
  paidByGuestsMicro: 0,
  owedMicro: 0,
} as const;
const guest = {
  role: 'GUEST',
  hostFirstName: 'Ana',
  partMicro: 20,
  paidMicro: 0,
  paymentMethod: null,
  coveredMicro: 0,
  owedMicro: 0,
  settledMicro: 0,
} as const;

/** `total` is the order's own; rows as kind and amount. */
type Case = readonly [
  who: string,
  money: ReaderMoney | null | undefined,
  rows: string,
  more?: { readonly total?: number; readonly isGroup?: boolean; readonly status?: 'CANCELLED' | 'REJECTED' },
];

const cases: readonly Case[] = [
  ['a person who paid alone', payer, 'paid 60', { isGroup: false }],
  ['a person whose company paid', { ...payer, paymentMethod: company }, 'company 60', { isGroup: false }],
  ['a host who paid for all', payer, 'paid 60'],
  [
    'a host whose guests paid by card',
    { ...payer, paidMicro: 25, paidByGuestsMicro: 35 },
    'orderTotal 60, guestCards -35, paid 25',
  ],
  [
    'a host whose company and guests paid',
    { ...payer, paymentMethod: company, paidMicro: 25, paidByGuestsMicro: 35 },
    'orderTotal 60, guestCards -35, company 25',
  ],
  [
    'a host whose guests paid everything',
    { ...payer, paymentMethod: null, paidMicro: 0, paidByGuestsMicro: 60 },
    'orderTotal 60, guestCards -60, paid 0',
  ],
  [
    'a guest who paid by card',
    { ...guest, paidMicro: 20, paymentMethod: card },
    'orderTotal 60, others -40, paid 20',
  ],
  [
    'a guest who reads their own part alone',
    { ...guest, paidMicro: 20, paymentMethod: card },
    'paid 20',
    { total: 20 },
  ],
  [
    'a guest whose host covers a part',
    { ...guest, coveredMicro: 15, paidMicro: 5, paymentMethod: card },
    'orderTotal 60, others -40, part 20, host -15, paid 5',
  ],
  [
    'a guest whose host covers all',
    { ...guest, coveredMicro: 20 },
    'orderTotal 60, others -40, part 20, host -20, paid 0',
  ],
  [
    'a guest who is on the bill of the host’s company',
    { ...guest, coveredMicro: 20, isCoveredByCompany: true },
    'orderTotal 60, others -40, part 20, hostCompany -20, paid 0',
  ],
  ['a guest who owes the host', { ...guest, owedMicro: 20 }, 'orderTotal 60, others -40, owed 20'],
  [
    'a guest who owes what card and host did not pay',
    { ...guest, coveredMicro: 8, paidMicro: 5, paymentMethod: card, owedMicro: 7 },
    'orderTotal 60, others -40, part 20, host -8, own -5, owed 7',
  ],
  ['a guest who paid the host back', { ...guest, settledMicro: 20 }, 'orderTotal 60, others -40, settled 20'],
  [
    'a guest who owed the host when the order was cancelled',
    { ...guest, owedMicro: 20 },
    'orderTotal 60, others -40, part 20, waived -20, paid 0',
    { status: 'CANCELLED' },
  ],
  [
    'a guest who paid the host back when the order was refused',
    { ...guest, settledMicro: 20 },
    'orderTotal 60, others -40, settled 20',
    { status: 'REJECTED' },
  ],
  ['a reader who is not told', null, 'orderTotal 60'],
  ['a service that does not say, of a group', undefined, 'orderTotal 60'],
  ['a service that does not say, of one person', undefined, 'paid 60', { isGroup: false }],
];

it.each(cases)(
  '[ORD-10] tells %s what is theirs, in rows that add up',
  (_who, readerMoney, told, more = {}) => {
    const { total = 60, isGroup = true, status = 'PLACED' } = more;
    const rows = readerMoneyRows({ totalMicro: total, status, readerMoney, isGroup });
    expect(rows.map(({ kind, amountMicro }) => `${kind} ${amountMicro}`).join(', ')).toBe(told);
    const off = rows.slice(0, -1).filter(({ kind }) => kind !== 'orderTotal' && kind !== 'part');
    if (rows.length > 1)
      expect(off.reduce((left, { amountMicro }) => left + amountMicro, total)).toBe(rows.at(-1)?.amountMicro);
  },
);

it.each<readonly [string, ReaderMoney | null | undefined, boolean, number | undefined]>([
  ['what a host’s card paid', { ...payer, paidMicro: 25, paidByGuestsMicro: 35 }, true, 25],
  ['nothing of what a host covered', { ...guest, coveredMicro: 20 }, true, 0],
  ['the total of a person’s own order, where a service does not say', undefined, false, 60],
  ['no amount of a group, where a service does not say', undefined, true, undefined],
  ['no amount to a reader who is not told', null, false, undefined],
])('[ORD-06] gives back %s', (_what, readerMoney, isGroup, paidMicro) => {
  expect(paidByReaderMicro({ totalMicro: 60, status: 'PLACED', readerMoney, isGroup })).toBe(paidMicro);
});
