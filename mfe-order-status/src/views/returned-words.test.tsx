import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { Order, OrderRefund } from '@tiffin/contracts';
import { makeOrder, makeOrderReceipt, makeOrderStatus } from '@tiffin/testing';
import { findStatus } from '../test-support/find-status';
import { openOrder } from '../test-support/open-order';

const refund: OrderRefund = {
  amountMicro: 12_600_000,
  creditMicro: 0,
  requestedAt: '2026-11-22T20:10:00.000Z',
  completedAt: null,
};
const arrived = { ...refund, completedAt: '2026-11-29T20:10:00.000Z' };
const byInvoice: Order['paymentMethod'] = {
  paymentMethodIdentifier: {
    entityType: 'PAYMENT_OPTION',
    paymentProvider: 'TIFFIN',
    paymentOptionType: 'INVOICE',
  },
  cardDisplayDetails: null,
};
const ended = (change: Partial<Order>, orderStatus: 'REJECTED' | 'CANCELLED' = 'REJECTED') =>
  makeOrder({
    orderStatus: makeOrderStatus({ orderStatus, cancellable: false, isCancellable: false }),
    ...change,
  });
const receiptText = () => screen.getByRole('group', { name: 'Receipt' }).textContent;

it.each<[string, Order, string, string]>([
  [
    'is on its way to a card',
    ended({ refunds: [refund] }),
    '$12.60 goes back to Visa ending 4242 in 5 to 10 days.',
    'Refund$12.60',
  ],
  [
    'has arrived on a card',
    ended({ refunds: [arrived] }, 'CANCELLED'),
    '$12.60 went back to Visa ending 4242 on Sun 29 Nov.',
    'Refunded$12.60',
  ],
  [
    'comes off a bill',
    ended({ refunds: [refund], paymentMethod: byInvoice }),
    '$12.60 comes off your company’s bill in 5 to 10 days.',
    'Refund$12.60',
  ],
  [
    'was credit',
    ended({
      refunds: [{ ...refund, amountMicro: 0, creditMicro: 12_600_000 }],
      orderReceipt: makeOrderReceipt({ creditMicro: 12_600_000, totalMicro: 0 }),
    }),
    '$12.60 is back in your credit.',
    'Total paid$0.00',
  ],
  [
    'is nothing',
    ended({ refunds: [], orderReceipt: makeOrderReceipt({ totalMicro: 0 }) }),
    'You didn’t pay anything, so nothing is refunded.',
    'Total paid$0.00',
  ],
  ['is not known of', ended({}), 'You’ll get your money back the way you paid.', 'Refund$12.60'],
])(
  '[ORD-06] says at the top and on the receipt what goes back if it %s',
  async (_what, order, sentence, total) => {
    openOrder(order);
    expect(await screen.findByText(new RegExp(`^[^.]+\\. ${literal(sentence)}`))).toBeVisible();
    expect(receiptText()).toContain(sentence);
    expect(receiptText()).toContain(total);
  },
);

it('[ORD-08] says what goes back for the items that the restaurant could not make', async () => {
  openOrder(makeOrder({ refunds: [{ ...refund, amountMicro: 5_250_000 }] }));
  await findStatus();
  const sentence = '$5.25 goes back to Visa ending 4242 in 5 to 10 days.';
  expect(screen.getByText(new RegExp(`confirm in a moment\\..* ${literal(sentence)}`))).toBeVisible();
  expect(receiptText()).toContain('Total paid$12.60');
  expect(receiptText()).toContain(sentence);
});

it('[ORD-13] promises no money to a reader who did not pay', async () => {
  openOrder(ended({ refunds: null }), { type: 'TOKEN' });
  expect(
    await screen.findByText(/Whoever paid gets the money back\.$/, { selector: 'section p' }),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'When do I get my money back?' })).not.toBeInTheDocument();
  expect(document.body).not.toHaveTextContent(/you get|You’ll get/);
});

it('[ORD-06] says it in Chinese', async () => {
  openOrder(ended({ refunds: [refund, { ...arrived, amountMicro: 5_250_000 }] }), { locale: 'zh' });
  const receipt = within(await screen.findByRole('group', { name: '收據' }));
  expect(receipt.getByText('$12.60 會在 5 至 10 日內退回 Visa 尾號 4242。')).toBeVisible();
  expect(receipt.getByText(/^\$5\.25 已在.+退回 Visa 尾號 4242。$/)).toBeVisible();
});

function literal(text: string): string {
  return text.replace(/[$.?]/g, '\\$&');
}
