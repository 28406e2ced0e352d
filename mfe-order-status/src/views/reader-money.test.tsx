import { expect, it } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import type { Locale, Order } from '@tiffin/contracts';
import { makeOrder, makeOrderReceipt, makeOrderStatus, refuseWith } from '@tiffin/testing';
import { findStatus } from '../test-support/find-status';
import { byCard, byCompany, makeGuestMoney, makePayerMoney } from '../test-support/make-reader-money';
import { openOrder } from '../test-support/open-order';

const refund = {
  amountMicro: 4_600_000,
  creditMicro: 0,
  requestedAt: '2026-11-22T20:10:00.000Z',
  completedAt: null,
};
const guestCard = { ...byCard, cardDisplayDetails: { brand: 'mastercard', country: 'CA', last4: '4444' } };
const host = makePayerMoney({ paidMicro: 4_600_000, paidByGuestsMicro: 8_000_000 });

/** An order of 12.60 of a group, as one of its people reads it. */
const ofGroup = (readerMoney: Order['readerMoney'], more: Partial<Order> = {}) =>
  makeOrder({
    participatingFulfillmentId: 'fulfillment-1',
    ...(readerMoney?.role === 'GUEST' && { refunds: null }),
    readerMoney,
    ...more,
  });
const cancelled = { orderStatus: makeOrderStatus({ orderStatus: 'CANCELLED', isCancellable: false }) };

/** The group itself does not answer: everything comes from the order. */
function openRoomless(order: Order, locale?: Locale) {
  const opened = openOrder(order, { locale });
  opened.network.plan({ findFulfillments: () => refuseWith(403, 'FORBIDDEN') });
  return opened;
}

type Case = readonly [
  who: string,
  order: Order,
  rows: readonly string[],
  payment: string | null,
  locale?: Locale,
];

const cases: readonly Case[] = [
  [
    'a host whose guests paid by card',
    ofGroup(host),
    ['Order total $12.60', 'Paid by guests’ cards -$8.00', 'Paid by you $4.60'],
    'Visa ending 4242',
  ],
  [
    'a host who reads Chinese',
    ofGroup(host),
    ['訂單總計 $12.60', '由參加者的信用卡支付 -$8.00', '你已支付 $4.60'],
    'Visa 尾號 4242',
    'zh',
  ],
  [
    'a host whose company and guests paid',
    ofGroup({ ...host, paymentMethod: byCompany }),
    ['Order total $12.60', 'Paid by guests’ cards -$8.00', 'Billed to your company $4.60'],
    'Billed to your company',
  ],
  [
    'a host whose guests paid all',
    ofGroup({ ...host, paidMicro: 0, paymentMethod: null, paidByGuestsMicro: 12_600_000 }),
    ['Order total $12.60', 'Paid by guests’ cards -$12.60', 'Paid by you $0.00'],
    'Paid by guests’ cards',
  ],
  ['a host who paid all', ofGroup(makePayerMoney()), ['Paid by you $12.60'], 'Visa ending 4242'],
  [
    'a person whose company paid',
    makeOrder({ paymentMethod: byCompany, readerMoney: makePayerMoney({ paymentMethod: byCompany }) }),
    ['Billed to your company $12.60'],
    'Billed to your company',
  ],
  [
    'a guest whose card paid their part',
    ofGroup(makeGuestMoney({ paidMicro: 4_200_000, paymentMethod: guestCard })),
    ['Order total $12.60', 'Others’ parts -$8.40', 'Paid by you $4.20'],
    'Mastercard ending 4444',
  ],
  [
    'a guest whom the host covers',
    ofGroup(makeGuestMoney({ coveredMicro: 4_200_000 })),
    [
      'Order total $12.60',
      'Others’ parts -$8.40',
      'Your part $4.20',
      'Paid by Ana -$4.20',
      'Paid by you $0.00',
    ],
    'Paid by Ana',
  ],
  [
    'a guest who owes the host',
    ofGroup(makeGuestMoney({ owedMicro: 4_200_000 })),
    ['Order total $12.60', 'Others’ parts -$8.40', 'You owe Ana $4.20'],
    null,
  ],
  [
    'a guest who paid the host back',
    ofGroup(makeGuestMoney({ settledMicro: 4_200_000 })),
    ['Order total $12.60', 'Others’ parts -$8.40', 'You paid Ana back $4.20'],
    null,
  ],
  ['a reader who is not told', makeOrder({ readerMoney: null, refunds: null }), ['Order total $12.60'], null],
  ['a group whose service does not say who paid', ofGroup(undefined), ['Order total $12.60'], null],
  ['one person whose service does not say who paid', makeOrder(), ['Total paid $12.60'], 'Visa ending 4242'],
];

it.each(cases)(
  '[ORD-10] page and paper tell %s what is theirs',
  async (_who, order, rows, payment, locale = 'en') => {
    openRoomless(order, locale);
    const receipt = await screen.findByRole('group', { name: locale === 'zh' ? '收據' : 'Receipt' });
    const onPage = rowsIn(receipt.querySelector('dl'));
    expect(onPage.slice(-rows.length)).toEqual(rows);
    expect(onPage).toHaveLength(rows.length + 2);
    const named = within(receipt).queryAllByText(payment ?? /ending|Paid$/);
    expect(named.some((one) => !one.closest('dl'))).toBe(payment !== null);
    act(() => {
      window.dispatchEvent(new Event('beforeprint'));
    });
    const lists = [...document.querySelectorAll('dl')];
    const printed = rowsIn(lists.at(-1) ?? null);
    expect(printed).toEqual(onPage);
  },
);

it.each([
  [
    'the host',
    ofGroup(host),
    'Cancel and get $4.60 back',
    [
      'The restaurant stops, and you get $4.60 back the way you paid. You can’t undo this.',
      '$8.00 goes back to the guests’ cards.',
    ],
  ],
  [
    'a person whose company paid',
    makeOrder({ paymentMethod: byCompany, readerMoney: makePayerMoney({ paymentMethod: byCompany }) }),
    'Cancel order',
    ['The restaurant stops, and $12.60 comes off your company’s bill. You can’t undo this.'],
  ],
  [
    'a person with credit alone',
    makeOrder({
      orderReceipt: makeOrderReceipt({ creditMicro: 12_600_000, totalMicro: 0 }),
      readerMoney: makePayerMoney({ paidMicro: 0, paymentMethod: null }),
    }),
    'Cancel order',
    ['The restaurant stops, and $12.60 goes back to your credit. You can’t undo this.'],
  ],
  [
    'a person with a card and credit',
    makeOrder({
      orderReceipt: makeOrderReceipt({ creditMicro: 2_000_000, totalMicro: 10_600_000 }),
      readerMoney: makePayerMoney({ paidMicro: 10_600_000 }),
    }),
    'Cancel and get $10.60 back',
    [
      'The restaurant stops, and you get $10.60 back the way you paid. You can’t undo this.',
      '$2.00 also goes back to your credit.',
    ],
  ],
  [
    'a host whose service does not say who paid',
    ofGroup(undefined),
    'Cancel order',
    ['The restaurant stops, and whoever paid gets the money back. You can’t undo this.'],
  ],
])('[ORD-06] cancelling names what comes back to %s', async (_who, order, button, sentences) => {
  const { user } = openRoomless(order);
  await user.click(await screen.findByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel this order?' }));
  for (const sentence of sentences) expect(dialog.getByText(sentence)).toBeVisible();
  expect(dialog.queryByText(/guests’ cards/) === null).toBe(
    sentences.every((one) => !one.includes('guests')),
  );
});

it.each([
  [
    'the host, beside guests',
    ofGroup(host, { ...cancelled, refunds: [refund] }),
    ['$4.60 goes back to Visa ending 4242 in 5 to 10 days.', '$8.00 goes back to the guests’ cards.'],
    'Refund $4.60',
  ],
  [
    'a guest, on their own card',
    ofGroup(makeGuestMoney({ paidMicro: 4_200_000, paymentMethod: guestCard }), {
      ...cancelled,
      refunds: [{ ...refund, amountMicro: 4_200_000 }],
    }),
    ['$4.20 goes back to Mastercard ending 4444 in 5 to 10 days.'],
    'Refund $4.20',
  ],
  [
    'a guest whom the host covered',
    ofGroup(makeGuestMoney({ coveredMicro: 4_200_000 }), cancelled),
    ['You didn’t pay anything, so nothing is refunded.'],
    'Paid by you $0.00',
  ],
  [
    'a guest who owed the host',
    ofGroup(makeGuestMoney({ owedMicro: 4_200_000 }), cancelled),
    ['You don’t owe Ana anything for it.'],
    'Paid by you $0.00',
  ],
  [
    'a guest who paid the host back',
    ofGroup(makeGuestMoney({ settledMicro: 4_200_000 }), cancelled),
    ['You paid Ana $4.20 back. Ask Ana for it.'],
    'You paid Ana back $4.20',
  ],
])('[ORD-06] a cancelled order tells %s what goes back', async (_who, order, sentences, last) => {
  openRoomless(order);
  await findStatus();
  const receipt = screen.getByRole('group', { name: 'Receipt' });
  for (const sentence of sentences) expect(within(receipt).getByText(sentence)).toBeVisible();
  expect(rowsIn(receipt.querySelector('dl')).at(-1)).toBe(last);
});

it.each([
  ['en', 'Receipt', 'Delivery fee Free'],
  ['zh', '收據', '外送費 免費'],
] as const)('[ORD-10] a delivery that cost nothing is free, in %s', async (locale, name, row) => {
  openRoomless(makeOrder({ merchantFulfillmentType: 'DELIVERY' }), locale);
  const receipt = await screen.findByRole('group', { name });
  expect(rowsIn(receipt.querySelector('dl'))).toContain(row);
});

it('[ORD-13] names neither dishes nor money to a stranger of a group that keeps its food private', async () => {
  const nothing = { orderItems: [], orderReceipt: makeOrderReceipt({ totalMicro: 0 }) };
  openOrder(makeOrder({ ...nothing, readerMoney: null, refunds: null }), { type: 'TOKEN' });
  await findStatus();
  expect(screen.queryByRole('heading', { name: /^(Receipt|Your order)$/ })).not.toBeInTheDocument();
  expect(document.body).not.toHaveTextContent('$');
});

/** Returns the rows of a sum as label and amount. */
function rowsIn(list: Element | null): readonly string[] {
  return [...(list?.children ?? [])].map((row) =>
    [row.querySelector('dt')?.firstChild?.textContent, row.querySelector('dd')?.textContent].join(' '),
  );
}
