import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { bus } from '@tiffin/event-bus';
import { ana, fakeNetwork, makeCart, makeMerchant, refuseWith, renderInApp } from '@tiffin/testing';
import type { FakeNetwork, Handler, RenderedApp, TestSession } from '@tiffin/testing';
import { makeRoom } from '../../test-support/open-room';
import { GroupOrderEntry } from './group-order-entry';

type Entry = RenderedApp & { readonly network: FakeNetwork };

function show(handlers: Readonly<Record<string, Handler>> = {}, session: TestSession = ana): Entry {
  const network = fakeNetwork({
    getCart: () => ({ cart: makeCart({ fulfillmentId: null }) }),
    getMerchant: () => ({ merchant: makeMerchant({ supportsGroupOrdering: true }) }),
    ...handlers,
  });
  const app = renderInApp(<GroupOrderEntry merchantId="merchant-1" placement="menu" />, {
    path: '/m/lucknow-lunch-home/menu?lang=en&item=dal&deliveryAddressId=a1',
    route: '/m/:merchantExternalId/menu',
    session,
  });
  return { ...app, network };
}

it('[GRP-05] [RTE-03] two presses start a group and open its edit page with the share panel', async () => {
  const { user, network, location } = show({ createFulfillment: () => ({ fulfillment: makeRoom() }) });
  await user.click(await screen.findByRole('button', { name: 'Start a group order' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Start' }));
  await waitFor(() => {
    expect(location()).toBe('/order/fulfillments/fulfillment-1/edit?lang=en&deliveryAddressId=a1&share=1');
  });
  expect(network.callsOf('createFulfillment')).toHaveLength(1);
  expect(network.callsOf('createFulfillment')[0]?.body).toMatchObject({ merchantId: 'merchant-1' });
});

it('a merchant with app-only group orders says so in the dialog', async () => {
  const { user } = show({
    createFulfillment: () =>
      refuseWith(409, 'ORDER_CREATION', {
        reason: 'GROUP_ORDER_APP_ONLY',
        message: 'Group orders here are only in the app',
      }),
  });
  await user.click(await screen.findByRole('button', { name: 'Start a group order' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Start' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Group orders here are only in the app');
});

it('a guest is asked to sign in', async () => {
  const asked: unknown[] = [];
  const undo = bus.on('signInRequested', (fact) => asked.push(fact));
  const { user } = show({}, 'guest');
  await user.click(await screen.findByRole('button', { name: 'Start a group order' }));
  expect(asked).toEqual([{ reason: 'group' }]);
  expect(screen.queryByRole('dialog')).toBeNull();
  undo();
});

it('a cart in a group shows its host, deadline and progress', async () => {
  show({
    getCart: () => ({ cart: makeCart({ fulfillmentId: 'fulfillment-1' }) }),
    getFulfillment: () => ({ fulfillment: makeRoom() }),
  });
  const link = await screen.findByRole('link', {
    name: /Ana\s*’s order · closes \d\d:\d\d( Vancouver time)? · 2 of 2 ready/,
  });
  expect(link).toHaveAttribute('href', '/order/fulfillments/fulfillment-1/edit?lang=en&deliveryAddressId=a1');
});

it('renders nothing at a merchant without group orders', async () => {
  const { network, container } = show({
    getMerchant: () => ({ merchant: makeMerchant({ supportsGroupOrdering: false }) }),
  });
  await waitFor(() => {
    expect(network.callsOf('getMerchant')).toHaveLength(1);
  });
  expect(within(container).queryByRole('button')).toBeNull();
});
