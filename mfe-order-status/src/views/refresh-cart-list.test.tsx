import { expect, it } from '@jest/globals';
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { gatewayQueries } from '@tiffin/api';
import type { ActiveEntry } from '@tiffin/contracts';
import { ana, fakeNetwork, makeActiveCart, makeOrder, makeOrderStatus, renderInApp } from '@tiffin/testing';
import type { ReactElement } from 'react';
import { StatusScreen } from './status-screen';

/** The page around the remote, which shows the list of carts. */
function CartList(): ReactElement {
  const { data = [] } = useQuery(gatewayQueries.active());
  return <p>{data.length} entries</p>;
}

const cart = (entityId: string): ActiveEntry => makeActiveCart({ entityId });
const orderIn = (orderStatus: 'PLACED' | 'ACCEPTED') => ({
  order: makeOrder({ orderStatus: makeOrderStatus({ orderStatus }) }),
});

async function reload(entries: readonly ActiveEntry[], next: 'PLACED' | 'ACCEPTED') {
  const network = fakeNetwork({
    getOrder: () => orderIn('PLACED'),
    getActiveOrders: () => ({ data: entries }),
  });
  const page = (
    <>
      <StatusScreen />
      <CartList />
    </>
  );
  const path = '/m/lucknow-lunch-home/status/order-1?orderIdentifierType=ID';
  const route = '/m/:merchantExternalId/status/:orderIdOrToken';
  const { user } = renderInApp(page, { path, route, session: ana });
  await screen.findByText(`${entries.length} entries`);
  await screen.findByRole('heading', { level: 1, name: /Sent to the restaurant/ });
  network.plan({ getOrder: () => orderIn(next) });
  await user.click(screen.getByRole('button', { name: 'Check now' }));
  await waitFor(() => expect(network.callsOf('getOrder')).toHaveLength(2));
  if (next === 'ACCEPTED') await screen.findByRole('heading', { level: 1, name: /Being prepared/ });
  return network;
}

it('[ORD-04] reads the list of carts again when the status changed and there is more than one cart', async () => {
  const network = await reload([cart('cart-1'), cart('cart-2')], 'ACCEPTED');
  await waitFor(() => expect(network.callsOf('getActiveOrders')).toHaveLength(2));
});

it.each([
  ['there is only one cart', [cart('cart-1')], 'ACCEPTED'],
  ['the status is the same', [cart('cart-1'), cart('cart-2')], 'PLACED'],
] as const)('[ORD-04] leaves the list of carts alone if %s', async (_why, entries, next) => {
  const network = await reload(entries, next);
  expect(network.callsOf('getActiveOrders')).toHaveLength(1);
});
