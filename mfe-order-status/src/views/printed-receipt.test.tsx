import { expect, it, jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { makeOrder, makeOrderItem, makeOrderReceipt, makeOrderStatus } from '@tiffin/testing';
import { findStatus } from '../test-support/find-status';
import { openOrder } from '../test-support/open-order';

const order = makeOrder({
  orderItems: [
    makeOrderItem({
      quantity: 2,
      itemOptions: [
        { id: 'o', choiceId: 'c', parentOptionId: null, incrementCount: 2, name: 'Roti', priceMicro: 0 },
      ],
    }),
    makeOrderItem({ orderItemId: 'l2', name: 'Kheer', wasRejected: true }),
  ],
});
const say = (event: 'beforeprint' | 'afterprint') => {
  act(() => {
    window.dispatchEvent(new Event(event));
  });
};

async function printed(locale: 'en' | 'zh' = 'en', shown = order): Promise<string> {
  openOrder(shown, { locale });
  await findStatus();
  say('beforeprint');
  const address = within(document.body).getByText(shown.merchant.streetAddress, {
    selector: 'div > div > div',
  });
  return address.parentElement?.parentElement?.textContent ?? '';
}

it('[ORD-10] prints a receipt with date, number, merchant, lines, taxes and payment', async () => {
  const text = await printed();
  for (const part of [
    'Lucknow Lunch Home, Gastown',
    '22 November 2026 at 12:00 (Los Angeles time)',
    'Order numberorder-1',
    'Ticket number042',
    'Visa ending 4242',
    '2 × Dal makhani2 × Roti$12.00',
    '1 × KheerNot available. You don’t pay for it.Items$12.00',
    'GST$0.60',
    'Total paid$12.60',
  ])
    expect(text).toContain(part);
});

it('[ORD-10] prints our words in Chinese', async () => {
  const text = await printed('zh');
  expect(text).toContain('2026年11月22日');
  expect(text).toContain('付款方式Visa 尾號 4242');
});

it('[ORD-10] prints that a cancelled order ended without food, and no payment for a free one', async () => {
  const orderStatus = makeOrderStatus({ orderStatus: 'CANCELLED' });
  const free = makeOrderReceipt({ creditMicro: 12_600_000, totalMicro: 0 });
  const text = await printed('en', { ...order, orderStatus, orderReceipt: free });
  expect(text).toContain(
    'This order was cancelled or not accepted, so you got no food.You didn’t pay anything, so nothing is refunded.',
  );
  expect(text).toContain('Total paid$0.00');
  expect(text).not.toContain('Visa');
});

it('[ORD-10] prints no price of a line that the receipt of a cancelled order leaves out', async () => {
  const orderStatus = makeOrderStatus({ orderStatus: 'CANCELLED' });
  const text = await printed('en', { ...order, orderStatus });
  expect(text).toContain('1 × KheerNot available.Items$12.00');
});

it('has nothing of it on the page before and after', async () => {
  openOrder(order);
  await findStatus();
  expect(screen.queryByText('Order number')).not.toBeInTheDocument();
  say('beforeprint');
  expect(screen.getByText('Order number')).toBeInTheDocument();
  say('afterprint');
  expect(screen.queryByText('Order number')).not.toBeInTheDocument();
});

it('opens the browser’s print dialog, which also saves a PDF', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => {});
  const { user } = openOrder(order);
  await user.click(await screen.findByRole('button', { name: 'Print or save as PDF' }));
  expect(print).toHaveBeenCalledTimes(1);
  print.mockRestore();
});
