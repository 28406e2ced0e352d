import { expect, it } from '@jest/globals';
import { useQuery } from '@tanstack/react-query';
import { cartQueries, useCartCommands } from '@tiffin/api';
import { useSession } from '@tiffin/auth';
import { useParams } from '@tiffin/router';
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { answerWith, failNetwork, refuseWith } from './answer';
import { makeCart, makeEmptyCart } from './factories/cart';
import { endFakeNetwork, fakeNetwork } from './fake-network';
import { renderInApp } from './render-in-app';
import { ana } from './test-session';

function Probe(): ReactElement {
  const { merchantId = '' } = useParams();
  const { data, error } = useQuery(cartQueries.detail(merchantId));
  const { addItem } = useCartCommands(merchantId);
  return (
    <>
      <h1>{useSession().status}</h1>
      <p>{error ? error.message : (data?.cartItems.length ?? 'loading')}</p>
      <button onClick={() => addItem.mutate({ menuItemId: 'item-dal', quantity: 1, cartItemOptions: [] })}>
        Add
      </button>
    </>
  );
}

const at = { path: '/carts/merchant-1', route: '/carts/:merchantId' };

it('renders a screen with router, cache, session and planned calls', async () => {
  const network = fakeNetwork({
    'GET main /v1/cart/{merchantId}': () => ({ cart: makeEmptyCart() }),
    addCartItem: () => ({ cart: makeCart() }),
    getActiveOrders: () => ({ data: [] }),
  });
  const { user } = renderInApp(<Probe />, { ...at, session: ana });
  expect(await screen.findByText('0')).toBeVisible();
  expect(screen.getByRole('heading')).toHaveTextContent('authenticated');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('1')).toBeVisible();
  expect(network.callsOf('addCartItem')).toMatchObject([
    { params: { merchantId: 'merchant-1' }, body: { menuItemId: 'item-dal', quantity: 1 } },
  ]);
  expect(network.calls[0]?.headers).toMatchObject({ Authorization: 'Bearer user-token' });
});

it('shows refusals and a network failure', async () => {
  const network = fakeNetwork({ getCart: () => refuseWith(404, 'NOT_FOUND', { reason: 'NO_MERCHANT' }) });
  const { effects, unmount } = renderInApp(<Probe />, at);
  expect(await screen.findByText('NOT_FOUND (NO_MERCHANT, status 404)')).toBeVisible();
  expect(effects).toEqual([{ kind: 'toast', messageKey: 'errors.generic.404', tone: 'error' }]);
  unmount();
  network.plan({ getCart: failNetwork });
  renderInApp(<Probe />, at);
  expect(await screen.findByText('NETWORK (UNREACHABLE, status 0)')).toBeVisible();
});

it('records unplanned calls and answers that the contracts refuse', async () => {
  fakeNetwork({});
  const { unmount } = renderInApp(<Probe />, at);
  expect(await screen.findByText('UNKNOWN (UNKNOWN, status 0)')).toBeVisible();
  unmount();
  fakeNetwork({ getCart: () => answerWith(200, { cart: { ...makeCart(), cartItems: 'none' } }) });
  renderInApp(<Probe />, at);
  expect(await screen.findByText('UNKNOWN (UNREADABLE_ANSWER, status 200)')).toBeVisible();
  expect(endFakeNetwork()).toEqual([
    'Nobody planned GET http://main.test/v1/cart/merchant-1',
    expect.stringContaining('getCart: the planned answer'),
  ]);
});

it('refuses to plan a call that does not exist', () => {
  expect(() => fakeNetwork({ getLunch: () => ({}) })).toThrow('The contracts have no call "getLunch".');
});
