import { afterEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { cartQueries, fulfillmentQueries, gatewayQueries } from '@tiffin/api';
import type { Fulfillment } from '@tiffin/contracts';
import { bus } from '@tiffin/event-bus';
import { ana, ben, makeCart, makeCartItem } from '@tiffin/testing';
import { asBen } from '../test-support/as-ben';
import { makeRoom, openRoom } from '../test-support/open-room';

const undo: (() => void)[] = [];
afterEach(() => {
  undo.splice(0).forEach((each) => {
    each();
  });
});

const paneer = makeCartItem({ name: 'Paneer' });

/** Ana's ended group as Ben sees it, with Ana's dish in it. */
function endedForBen(more: Partial<Fulfillment>): Fulfillment {
  const group = asBen({ orderId: 'order-1', orderToken: 'token-1', ...more });
  const guests = group.guests.map((one) =>
    one.seat === 0 ? { ...one, cartItems: [paneer] } : { ...one, status: 'READY' as const },
  );
  return { ...group, guests };
}

it.each([
  ['CLOSED', /The restaurant has the order/],
  ['CANCELLED', /^cancelled this group order/],
] as const)('[GRP-12] an admin who is not the host still sees a group that is %s', async (state, told) => {
  openRoom({ session: ben, group: endedForBen({ fulfillmentState: state, isCurrentUserAdmin: true }) });
  expect(await screen.findByText(told)).toBeVisible();
  expect(screen.getByText('Paneer', { exact: false })).toBeVisible();
  expect(screen.queryByText(/You cancelled/)).toBeNull();
  expect(screen.queryByRole('button', { name: /Leave|Cancel|Close & check out/ })).toBeNull();
});

it.each([
  ['CLOSED', /^Ana has ordered/, /and is paid/, 'Track order'],
  ['CANCELLED', /^Ana cancelled/, /Nothing was charged/, 'Open my cart'],
  ['EXPIRED', /^This group order has expired/, /didn’t pay in time/, 'Open my cart'],
] as const)(
  '[GRP-12] a guest who is no admin reads how a group that is %s ended, and does not see its contents',
  async (fulfillmentState, name, text, next) => {
    openRoom({ session: ben, group: endedForBen({ fulfillmentState }) });
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: next })).toBeVisible();
    expect(screen.queryByText('Paneer', { exact: false })).toBeNull();
  },
);

it('[GRP-12] an admin who is not the host opens the order by its token, which is not theirs by its id', async () => {
  openRoom({
    session: ben,
    group: endedForBen({ fulfillmentState: 'CLOSED', isCurrentUserAdmin: true }),
  });
  expect(await screen.findByRole('link', { name: 'Track order' })).toHaveAttribute(
    'href',
    '/m/lucknow-lunch-home/status/token-1?orderIdentifierType=TOKEN',
  );
});

it.each([
  ['CREATED', true],
  ['OPEN', true],
  ['SCHEDULED', true],
  ['CLOSED', false],
  ['EXPIRED', false],
  ['CANCELLED', false],
] as const)('[GRP-02] [GRP-09] a group that is %s is polled: %s', async (fulfillmentState, isPolled) => {
  const room = openRoom({ session: ana, group: makeRoom({ fulfillmentState }) });
  await screen.findByRole('heading', { level: 1, name: /lunch/ });
  const { queryKey } = fulfillmentQueries.status('fulfillment-1');
  await waitFor(() => {
    expect(room.queryClient.isFetching()).toBe(0);
  });
  expect(room.queryClient.getQueryData(queryKey) !== undefined).toBe(isPolled);
});

it('[GRP-07] cancelling clears the current group: My Orders hears it, the dialog closes, group and cart load again', async () => {
  const left: unknown[] = [];
  undo.push(bus.on('groupLeft', (fact) => left.push(fact)));
  const room = openRoom({ session: ana, handlers: { deleteFulfillment: () => ({}) } });
  await room.user.click(await screen.findByRole('button', { name: 'Cancel group order' }));
  const stale = [cartQueries.detail('merchant-1').queryKey, gatewayQueries.active().queryKey];
  room.queryClient.setQueryData(cartQueries.detail('merchant-1').queryKey, makeCart());
  room.queryClient.setQueryData(gatewayQueries.active().queryKey, []);
  room.network.plan({ getFulfillment: () => ({ fulfillment: makeRoom({ fulfillmentState: 'CANCELLED' }) }) });
  const dialog = await screen.findByRole('alertdialog', { name: 'Cancel the group order?' });
  await room.user.click(within(dialog).getByRole('button', { name: 'Cancel group order' }));
  expect(await screen.findByText(/You cancelled this group order/)).toBeVisible();
  expect(left).toEqual([{ fulfillmentId: 'fulfillment-1', merchantId: 'merchant-1' }]);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(stale.map((queryKey) => room.queryClient.getQueryState(queryKey)?.isInvalidated)).toEqual([
    true,
    true,
  ]);
  expect(room.network.callsOf('getFulfillment')).toHaveLength(2);
});
