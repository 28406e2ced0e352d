import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Cart } from '@tiffin/contracts';
import { makeCart, makeCartItem, refuseWith } from '@tiffin/testing';
import type { FakeNetwork, RenderedApp } from '@tiffin/testing';
import {
  arrived,
  checkoutNetwork,
  forgetTab,
  nextButton,
  openAndPlace,
  placed,
} from '../test-support/checkout-in-app';

afterEach(forgetTab);

const dal = makeCartItem({ cartItemId: 'line-dal', menuItemId: 'item-dal', name: 'Dal makhani' });
const lassi = makeCartItem({ cartItemId: 'line-lassi', menuItemId: 'item-lassi', name: 'Mango lassi' });
const soldOutLassi = { ...lassi, isAvailable: false };
const title = 'Something in your cart isn’t available';

/** Places a cart whose lassi sells out at that moment. Returns the dialog of the refusal. */
async function placeSoldOut(more: Partial<Cart> = {}): Promise<{ app: RenderedApp; calls: FakeNetwork }> {
  const both = makeCart({ cartItems: [dal, lassi], ...more });
  const calls = checkoutNetwork({
    getCart: () => ({ cart: both }),
    placeOrder: () => {
      calls.plan({ getCart: () => ({ cart: { ...both, cartItems: [dal, soldOutLassi] } }) });
      return refuseWith(409, 'ORDER_CREATION', {
        reason: 'ITEM_NOT_FOR_SALE_AT_THIS_TIME',
        message: title,
        body: 'Remove it or choose something else.',
        data: { itemIds: ['item-lassi'] },
      });
    },
    removeCartItem: () => {
      const cart = makeCart({ cartItems: [dal], cartChecksum: 'checksum-2' });
      calls.plan({ getCart: () => ({ cart }), placeOrder: placed });
      return { cart };
    },
  });
  const app = await openAndPlace();
  return { app, calls };
}

describe('a dish that is sold out when the order is placed', () => {
  it('[CHK-09] [CHK-19] is named in the dialog and removed there, and the rest is ordered', async () => {
    const { app, calls } = await placeSoldOut();
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    expect(dialog.getByText('Not available: Mango lassi')).toBeVisible();
    expect(dialog.getByText('Remove it or choose something else.')).toBeVisible();
    await app.user.click(dialog.getByRole('button', { name: 'Remove Mango lassi' }));
    await waitFor(() => {
      expect(screen.queryByText('Mango lassi')).not.toBeInTheDocument();
    });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await screen.findByText('Removed: Mango lassi')).toBeInTheDocument();
    expect(calls.callsOf('removeCartItem').map(({ params }) => params)).toEqual([
      { merchantId: 'merchant-1', item: 'line-lassi' },
    ]);
    await app.user.click(await nextButton(/^Place order/));
    await arrived(app);
    expect(calls.callsOf('placeOrder')[1]?.body).toMatchObject({ cartChecksum: 'checksum-2' });
  });

  it('[CHK-09] is replaced from the menu, and the rest stays', async () => {
    const { app, calls } = await placeSoldOut();
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    await app.user.click(dialog.getByRole('button', { name: 'Choose something else' }));
    await waitFor(() => {
      expect(app.location()).toBe('/m/lucknow-lunch-home/menu');
    });
    expect(calls.callsOf('removeCartItem').map(({ params }) => params)).toEqual([
      { merchantId: 'merchant-1', item: 'line-lassi' },
    ]);
  });

  it('[CHK-09] stays in the dialog’s cart when it could not be removed', async () => {
    const { app, calls } = await placeSoldOut();
    calls.plan({ removeCartItem: () => refuseWith(503, 'UNKNOWN') });
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    await app.user.click(dialog.getByRole('button', { name: 'Choose something else' }));
    expect(await screen.findByText(/Remove it to continue: Mango lassi/)).toBeVisible();
    expect(screen.getByText('No longer available')).toBeVisible();
    await waitFor(() => {
      expect(app.effects).toHaveLength(1);
    });
    expect(app.location()).not.toMatch(/menu$/);
  });

  it('[CHK-09] can be kept by an order for another time', async () => {
    const { app } = await placeSoldOut({ scheduledForTime: '2099-11-22T20:25:00.000Z' });
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    await app.user.click(dialog.getByRole('button', { name: 'Choose another time' }));
    expect(await screen.findByRole('dialog', { name: 'Pickup time' })).toBeVisible();
  });

  it('[CHK-09] and is the whole cart, is replaced and not only removed', async () => {
    checkoutNetwork({
      getCart: () => ({ cart: makeCart({ cartItems: [lassi] }) }),
      placeOrder: () =>
        refuseWith(409, 'ORDER_CREATION', {
          reason: 'ITEM_NOT_FOR_SALE_AT_THIS_TIME',
          message: title,
          data: { itemIds: ['item-lassi'] },
        }),
    });
    await openAndPlace();
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    expect(dialog.getByRole('button', { name: 'Choose something else' })).toBeVisible();
    expect(dialog.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
  });
});

it('[CHK-09] a dish that is not ready in time is named, with another time first', async () => {
  checkoutNetwork({
    getCart: () => ({
      cart: makeCart({ cartItems: [dal, lassi], scheduledForTime: '2099-11-22T20:25:00.000Z' }),
    }),
    placeOrder: () =>
      refuseWith(409, 'ORDER_CREATION', {
        reason: 'SCHEDULED_ORDER_ITEM_NOT_READY_BY_SCHEDULED_TIME',
        message: 'The restaurant needs more time',
        data: { itemIds: ['item-dal'] },
      }),
  });
  await openAndPlace();
  const dialog = within(await screen.findByRole('dialog', { name: 'The restaurant needs more time' }));
  expect(dialog.getByText('Needs more time: Dal makhani')).toBeVisible();
  expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Choose another time',
    'Remove Dal makhani',
    'Choose something else',
    'Keep everything as it is',
  ]);
});
