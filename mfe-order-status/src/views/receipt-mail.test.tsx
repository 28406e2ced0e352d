import { expect, it } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { failNetwork, makeOrder, makeOrderStatus, refuseWith, specifiedConfig } from '@tiffin/testing';
import { findStatus } from '../test-support/find-status';
import { openOrder } from '../test-support/open-order';

const order = makeOrder({
  orderStatus: makeOrderStatus({ orderStatus: 'RECEIVED', cancellable: false, isCancellable: false }),
  receiptEmail: 'ana@northlight.example',
});
const button = () => screen.findByRole('button', { name: 'Email me the receipt' });
const statusOfReceipt = () => within(screen.getByRole('group', { name: 'Receipt' })).getByRole('status');

it.each(['ID', 'GUEST_TOKEN'] as const)(
  '[ORD-10] emails the receipt of an order of type %s and says where it went; a double press asks once',
  async (type) => {
    const { network } = openOrder(order, { type });
    network.plan({ emailReceipt: () => ({ email: 'ana@northlight.example' }) });
    const press = await button();
    act(() => {
      press.click();
      press.click();
    });
    expect(await screen.findByText('We’ve sent it to ana@northlight.example.')).toBeVisible();
    expect(network.callsOf('emailReceipt').map(({ query }) => query)).toEqual([
      { orderIdentifier: 'order-1', orderIdentifierType: type },
    ]);
  },
);

it.each([
  ['was sent often', refuseWith(429, 'RECEIPT_SENT_OFTEN'), /^We’ve already sent this receipt a few times/],
  ['does not reach us', failNetwork(), 'The receipt wasn’t sent. Try again.'],
])('says so if the wish %s, and lets the person try again', async (_what, answer, sentence) => {
  const { user, network } = openOrder(order);
  network.plan({ emailReceipt: () => answer });
  await user.click(await button());
  expect(await screen.findByText(sentence)).toBeVisible();
  network.plan({ emailReceipt: () => ({ email: 'ana@northlight.example' }) });
  await user.click(await button());
  expect(await screen.findByText('We’ve sent it to ana@northlight.example.')).toBeVisible();
  expect(statusOfReceipt()).not.toHaveTextContent('Try again');
});

it.each([
  ['a reader who did not pay', null],
  ['a service that sends none', undefined],
])('offers no email to %s', async (_what, receiptEmail) => {
  openOrder({ ...order, receiptEmail });
  await findStatus();
  expect(screen.queryByRole('button', { name: 'Email me the receipt' })).not.toBeInTheDocument();
});

it('[ORD-10] offers it in Chinese', async () => {
  openOrder(order, { locale: 'zh' });
  expect(await screen.findByRole('button', { name: '將收據電郵給我' })).toBeVisible();
});

it('offers no email of the receipt where the services send none', async () => {
  openOrder(order, { config: specifiedConfig });
  expect(await screen.findByRole('button', { name: 'Print or save as PDF' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Email me the receipt' })).toBeNull();
});
