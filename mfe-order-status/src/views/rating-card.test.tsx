import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { OrderStatusValue } from '@tiffin/contracts';
import { failNetwork, makeOrder, makeOrderStatus, refuseWith, specifiedConfig } from '@tiffin/testing';
import { findStatus } from '../test-support/find-status';
import { openOrder } from '../test-support/open-order';

const inState = (orderStatus: OrderStatusValue) =>
  makeOrder({ orderStatus: makeOrderStatus({ orderStatus, cancellable: false, isCancellable: false }) });
const open = { rating: null, canRate: true };
const good = { stars: 4, note: 'Hot and fast.', ratedAt: '2026-11-22T21:00:00.000Z' };

it.each([
  ['ID', 'order-1'],
  ['GUEST_TOKEN', 'order-1'],
] as const)('rates an order of type %s with stars and a note, once', async (type, orderIdentifier) => {
  const { user, network } = openOrder(inState('RECEIVED'), { type, rating: open });
  network.plan({ rateOrder: () => ({ rating: good, canRate: true }) });
  await user.click(await screen.findByRole('radio', { name: /4.*Good/ }));
  await user.type(screen.getByRole('textbox', { name: 'Comment' }), ' Hot and fast. ');
  await user.dblClick(screen.getByRole('button', { name: 'Send rating' }));
  expect(await screen.findByText('4 of 5: Good')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Your rating' })).toBeVisible();
  expect(screen.getByText('Thanks. Your rating is saved.')).toBeVisible();
  expect(screen.getByText('“Hot and fast.”')).toBeVisible();
  expect(network.callsOf('rateOrder').map(({ query, body }) => ({ query, body }))).toEqual([
    { query: { orderIdentifier, orderIdentifierType: type }, body: { stars: 4, note: 'Hot and fast.' } },
  ]);
});

it('lets the person change the rating', async () => {
  const { user, network } = openOrder(inState('RECEIVED'), { rating: { rating: good, canRate: true } });
  await user.click(await screen.findByRole('button', { name: 'Change rating' }));
  expect(screen.getByRole('radio', { name: /^4 of 5 stars\s*Good$/ })).toBeChecked();
  expect(screen.getByRole('textbox', { name: 'Comment' })).toHaveValue('Hot and fast.');
  network.plan({ rateOrder: () => ({ rating: { ...good, stars: 2 }, canRate: true }) });
  await user.click(screen.getByRole('radio', { name: /2.*Not good/ }));
  await user.click(screen.getByRole('button', { name: 'Send rating' }));
  expect(await screen.findByText('2 of 5: Not good')).toBeVisible();
});

it('asks for stars if none are chosen, and sends nothing', async () => {
  const { user, network } = openOrder(inState('RECEIVED'), { rating: open });
  await user.click(await screen.findByRole('button', { name: 'Send rating' }));
  expect(screen.getByRole('group', { name: 'How was your order?' })).toBeVisible();
  expect(within(screen.getByRole('alert')).getByText('Choose one to five stars.')).toBeVisible();
  expect(network.callsOf('rateOrder')).toEqual([]);
});

it.each([
  ['refuses it', refuseWith(409, 'ORDER_NOT_RATEABLE'), 'This order can’t be rated any more.'],
  ['does not answer', failNetwork(), 'We couldn’t send your rating. Try again.'],
])('keeps what was typed if the service %s', async (_what, answer, sentence) => {
  const { user, network } = openOrder(inState('RECEIVED'), { rating: open });
  network.plan({ rateOrder: () => answer });
  await user.click(await screen.findByRole('radio', { name: /5.*Excellent/ }));
  await user.type(screen.getByRole('textbox', { name: 'Comment' }), 'Best dal.');
  await user.click(screen.getByRole('button', { name: 'Send rating' }));
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByRole('radio', { name: /5.*Excellent/ })).toBeChecked();
  expect(screen.getByRole('textbox', { name: 'Comment' })).toHaveValue('Best dal.');
});

it.each(['PLACED', 'ACCEPTED', 'CANCELLED', 'REJECTED'] as const)(
  'does not ask about an order in %s',
  async (status) => {
    const { network } = openOrder(inState(status), { rating: open });
    await findStatus();
    expect(network.callsOf('getOrderRating')).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Send rating' })).not.toBeInTheDocument();
  },
);

it('shows nothing to the reader of a shared link', async () => {
  const { network } = openOrder(inState('RECEIVED'), { type: 'TOKEN' });
  expect(await screen.findByRole('link', { name: 'Order again' })).toBeVisible();
  await findStatus();
  expect(network.callsOf('getOrderRating').length).toBeLessThanOrEqual(1);
  expect(screen.queryByRole('button', { name: 'Send rating' })).not.toBeInTheDocument();
});

it('asks neither the person nor the service for a rating where the services take none', async () => {
  const { network } = openOrder(inState('RECEIVED'), { rating: open, config: specifiedConfig });
  await findStatus();
  await screen.findByRole('group', { name: 'Receipt' });
  expect(screen.queryByRole('radio')).toBeNull();
  expect(network.callsOf('getOrderRating')).toEqual([]);
});
