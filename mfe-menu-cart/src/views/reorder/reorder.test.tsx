import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { Cart } from '@tiffin/contracts';
import { bus } from '@tiffin/event-bus';
import {
  ana,
  failNetwork,
  makeCart,
  makeCartItem,
  makeEmptyCart,
  makeMerchant,
  makeMerchantSummary,
  makeOrder,
  makeOrderItem,
  refuseWith,
  renderInApp,
} from '@tiffin/testing';
import type { TestSession } from '@tiffin/testing';
import { openKitchen } from '../../test-support/open-kitchen';
import { OrderScreen } from '../order/order-screen';

const open = (type: string, session: TestSession = 'guest', locale: 'en' | 'zh' = 'en') =>
  renderInApp(<OrderScreen />, {
    path: `/m/lucknow-lunch-home/order?reorder=order-1&orderIdentifierType=${type}&hidePickup=true`,
    route: '/m/:merchantExternalId/order',
    session,
    locale,
  });
const dal = makeOrderItem({ quantity: 2, priceMicro: 24_000_000, note: 'No coriander' });
const kheer = makeOrderItem({ orderItemId: 'line-2', menuItemId: 'item-kheer', name: 'Kheer' });
const biryani = makeOrderItem({ orderItemId: 'line-3', menuItemId: 'item-biryani', name: 'Biryani' });
const lassi = makeOrderItem({
  orderItemId: 'line-4',
  menuItemId: 'item-lassi',
  name: 'Lassi',
  priceMicro: 9_000_000,
});
const filled = (...names: readonly string[]): Cart =>
  makeCart({
    cartChecksum: `checksum-${names.join()}`,
    cartItems: names.map((name) => makeCartItem({ cartItemId: name, name })),
  });
const reordered = (...reorderItems: readonly string[]) => ({
  reorderItems: [
    {
      merchant: makeMerchantSummary(),
      orderId: 'order-1',
      items: reorderItems.map((menuItemId) => ({ menuItemId, name: menuItemId, quantity: 1 })),
    },
  ],
});

describe('ordering again', () => {
  it.each([
    ['TOKEN', 'getOrderByToken', 'guest'],
    ['GUEST_TOKEN', 'getGuestOrder', 'guest'],
    ['ID', 'getOrder', ana],
  ] as const)(
    '[CRT-19] fills the cart from an order of type %s, and says what is not sold and what costs more',
    async (type, read, session) => {
      const network = openKitchen({
        [read]: () => ({ order: makeOrder({ orderItems: [dal, kheer, biryani, lassi] }) }),
        getMerchantReorder: () => reordered('item-dal', 'item-lassi'),
        getCart: () => ({ cart: makeEmptyCart() }),
        addCartItem: ({ body }) => ({
          cart:
            Object(body).menuItemId === 'item-dal' ? filled('Dal makhani') : filled('Dal makhani', 'Lassi'),
        }),
      });
      const { location } = open(type, session);
      expect(await screen.findByText('Your earlier order is in the cart, with changes.')).toBeVisible();
      expect(await screen.findByText('Lassi', { selector: 'b' })).toBeVisible();
      expect(network.callsOf('addCartItem').map(({ body }) => body)).toMatchObject([
        { menuItemId: 'item-dal', quantity: 2, note: 'No coriander', addMenuItemSource: 'REORDER' },
        { menuItemId: 'item-lassi', quantity: 1 },
      ]);
      expect(screen.getByText('Kheer is sold out right now.')).toBeVisible();
      expect(screen.getByText('Biryani is no longer on the menu.')).toBeVisible();
      expect(screen.getByText('Lassi now costs $10.00. It was $9.00.')).toBeVisible();
      expect(screen.queryByText(/Dal makhani now costs/)).not.toBeInTheDocument();
      expect(location()).toBe('/m/lucknow-lunch-home/order?hidePickup=true');
      expect(network.callsOf('getMerchantReorder')).toHaveLength(type === 'ID' ? 1 : 0);
    },
  );

  it('[CRT-19] leaves out what the reorder service no longer sells', async () => {
    const network = openKitchen({
      getOrder: () => ({ order: makeOrder({ orderItems: [dal, lassi] }) }),
      getMerchantReorder: () => reordered('item-dal'),
      getCart: () => ({ cart: makeEmptyCart() }),
      addCartItem: () => ({ cart: filled('Dal makhani') }),
    });
    open('ID', ana);
    expect(await screen.findByText('Lassi is sold out right now.')).toBeVisible();
    expect(network.callsOf('addCartItem')).toHaveLength(1);
  });

  it('[CRT-19] asks first if the cart has items, and keeps them', async () => {
    const network = openKitchen({
      getOrderByToken: () => ({ order: makeOrder({ orderItems: [dal] }) }),
      getCart: () => ({ cart: filled('Samosa') }),
      addCartItem: () => ({ cart: filled('Samosa', 'Dal makhani') }),
    });
    const { user } = open('TOKEN');
    const add = await screen.findByRole('button', { name: 'Add to cart' });
    expect(screen.getByText('2 × Dal makhani')).toBeVisible();
    expect(screen.getByText('Your cart here already has items. They’ll stay in it.')).toBeVisible();
    expect(network.callsOf('addCartItem')).toHaveLength(0);
    await user.click(add);
    expect(await screen.findByText('Your earlier order is in the cart.')).toBeVisible();
    expect(screen.getByText('Samosa', { selector: 'b' })).toBeVisible();
    expect(network.callsOf('removeCartItem')).toHaveLength(0);
  });

  it('[CRT-19] asks first if the cart is part of a group, and says what fewer of are added', async () => {
    const many = { ...dal, quantity: 25 };
    openKitchen({
      getOrderByToken: () => ({ order: makeOrder({ orderItems: [many] }) }),
      getCart: () => ({ cart: { ...filled('Samosa'), fulfillmentId: 'group-1' } }),
    });
    open('TOKEN');
    expect(await screen.findByText('20 × Dal makhani')).toBeVisible();
    expect(screen.getByText('Dal makhani: at most 20 per order.')).toBeVisible();
    expect(screen.getByText(/^Your cart here belongs to a group order\./)).toBeVisible();
  });

  it('[CRT-19] leaves the cart as it is if the person says so', async () => {
    const network = openKitchen({
      getOrderByToken: () => ({ order: makeOrder({ orderItems: [dal] }) }),
      getCart: () => ({ cart: filled('Samosa') }),
    });
    const { user, location } = open('TOKEN');
    await user.click(await screen.findByRole('button', { name: 'Keep my cart as it is' }));
    await waitFor(() => expect(location()).toBe('/m/lucknow-lunch-home/order?hidePickup=true'));
    expect(screen.queryByRole('button', { name: 'Add to cart' })).not.toBeInTheDocument();
    expect(network.callsOf('addCartItem')).toHaveLength(0);
  });

  it('adds a dish without its perk if another dish in the cart has one', async () => {
    const network = openKitchen({
      getOrderByToken: () => ({ order: makeOrder({ orderItems: [dal] }) }),
      getCart: () => ({ cart: makeEmptyCart() }),
      addCartItem: ({ body }) =>
        Object(body).perkSelected === false
          ? { cart: filled('Dal makhani') }
          : refuseWith(400, 'INVALID_CART_ITEM_PERK'),
    });
    const { effects } = open('TOKEN');
    expect(await screen.findByText('Your earlier order is in the cart.')).toBeVisible();
    expect(network.callsOf('addCartItem')).toHaveLength(2);
    expect(effects).toEqual([]);
  });

  it('names a dish that the service refuses, and adds the others', async () => {
    openKitchen({
      getOrderByToken: () => ({ order: makeOrder({ orderItems: [lassi, dal] }) }),
      getCart: () => ({ cart: makeEmptyCart() }),
      addCartItem: ({ body }) =>
        Object(body).menuItemId === 'item-lassi'
          ? refuseWith(400, 'INVALID_CART_ITEM', { reason: 'ITEM_UNAVAILABLE' })
          : { cart: filled('Dal makhani') },
    });
    open('TOKEN');
    expect(await screen.findByText('We couldn’t add Lassi.')).toBeVisible();
    expect(await screen.findByText('Dal makhani', { selector: 'b' })).toBeVisible();
  });

  it('keeps what it has added after a network failure, and adds only the rest on a retry', async () => {
    let isDown = true;
    const network = openKitchen({
      getOrderByToken: () => ({ order: makeOrder({ orderItems: [dal, lassi] }) }),
      getCart: () => ({ cart: makeEmptyCart() }),
      addCartItem: ({ body }) => {
        if (Object(body).menuItemId === 'item-dal') return { cart: filled('Dal makhani') };
        return isDown ? failNetwork() : { cart: filled('Dal makhani', 'Lassi') };
      },
    });
    const { user } = open('TOKEN');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await user.click(retry);
    expect(await screen.findByText('Lassi', { selector: 'b' })).toBeVisible();
    const added = network.callsOf('addCartItem').map(({ body }) => Object(body).menuItemId);
    expect(added.filter((id) => id === 'item-dal')).toHaveLength(1);
  });

  it('says that nothing of the order can be ordered now', async () => {
    openKitchen({
      getOrderByToken: () => ({ order: makeOrder({ orderItems: [kheer] }) }),
      getCart: () => ({ cart: makeEmptyCart() }),
    });
    open('TOKEN');
    expect(await screen.findByText('Nothing from your earlier order is available right now.')).toBeVisible();
    expect(screen.getByText('Kheer is sold out right now.')).toBeVisible();
  });

  it.each([
    ['a merchant in a state that takes no orders', makeMerchant({ state: 'MERCHANT_DOWN' })],
    ['a closed merchant without any time', makeMerchant({ open: false, scheduledOrderTimeSlots: [] })],
  ])('[CRT-19] adds nothing to the cart of %s, and says why', async (_which, merchant) => {
    const network = openKitchen({
      getMerchant: () => ({ merchant }),
      getOrderByToken: () => ({ order: makeOrder({ orderItems: [dal] }) }),
      getCart: () => ({ cart: makeEmptyCart() }),
      addCartItem: () => ({ cart: filled('Dal makhani') }),
    });
    open('TOKEN');
    const status = await screen.findByText('Your cart hasn’t changed.', { exact: false });
    expect(status).toHaveTextContent('This restaurant isn’t taking orders right now.');
    expect(network.callsOf('addCartItem')).toHaveLength(0);
  });

  it('[CRT-19] fills the cart of a closed merchant that has times for later', async () => {
    const network = openKitchen({
      getMerchant: () => ({ merchant: makeMerchant({ open: false }) }),
      getOrderByToken: () => ({ order: makeOrder({ orderItems: [dal] }) }),
      getCart: () => ({ cart: makeEmptyCart() }),
      addCartItem: () => ({ cart: filled('Dal makhani') }),
    });
    open('TOKEN');
    expect(await screen.findByText('Your earlier order is in the cart.')).toBeVisible();
    expect(network.callsOf('addCartItem')).toHaveLength(1);
  });

  it('[CRT-19] offers no dishes to add beside a cart of a merchant that takes no orders', async () => {
    openKitchen({
      getMerchant: () => ({ merchant: makeMerchant({ state: 'MERCHANT_DOWN' }) }),
      getOrderByToken: () => ({ order: makeOrder({ orderItems: [dal] }) }),
      getCart: () => ({ cart: filled('Samosa') }),
    });
    open('TOKEN');
    expect(await screen.findByText('Your cart hasn’t changed.', { exact: false })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull();
  });

  it.each([
    ['is missing', () => refuseWith(404, 'NOT_FOUND')],
    [
      'is of another restaurant',
      () => ({
        order: makeOrder({ merchant: { ...makeOrder().merchant, id: 'merchant-9' }, orderItems: [dal] }),
      }),
    ],
  ])('says so if the order %s, and adds nothing', async (_what, answer) => {
    const network = openKitchen({ getOrderByToken: answer, getCart: () => ({ cart: makeEmptyCart() }) });
    open('TOKEN');
    expect(await screen.findByText('We can’t find this order.')).toBeVisible();
    expect(network.callsOf('addCartItem')).toHaveLength(0);
  });

  it('offers a retry if the order does not load', async () => {
    let isDown = true;
    openKitchen({
      getOrderByToken: () => (isDown ? failNetwork() : { order: makeOrder({ orderItems: [dal] }) }),
      getCart: () => ({ cart: makeEmptyCart() }),
      addCartItem: () => ({ cart: filled('Dal makhani') }),
    });
    const { user } = open('TOKEN');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await user.click(retry);
    expect(await screen.findByText('Your earlier order is in the cart.')).toBeVisible();
  });

  it('asks a guest to sign in for an order by its id', async () => {
    openKitchen({ getCart: () => ({ cart: makeEmptyCart() }) });
    const asked: string[] = [];
    const undo = bus.on('signInRequested', ({ reason }) => asked.push(reason));
    const { user } = open('ID');
    await user.click(await screen.findByRole('button', { name: 'Sign in' }));
    undo();
    expect(asked).toEqual(['account']);
  });

  it('speaks Chinese', async () => {
    openKitchen({
      getOrderByToken: () => ({ order: makeOrder({ orderItems: [dal, kheer] }) }),
      getCart: () => ({ cart: makeEmptyCart() }),
      addCartItem: () => ({ cart: filled('Dal makhani') }),
    });
    open('TOKEN', 'guest', 'zh');
    expect(await screen.findByText('之前的餐點已加入購物車，但有些變動。')).toBeVisible();
    expect(screen.getByText('Kheer 現已售罄。')).toBeVisible();
  });
});
