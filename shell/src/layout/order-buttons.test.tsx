import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { bus } from '@tiffin/event-bus';
import {
  ana,
  fakeNetwork,
  makeActiveCart,
  makeActiveFulfillment,
  makeActiveOrder,
  makeFulfillment,
  refuseWith,
  renderInApp,
} from '@tiffin/testing';
import { OrderButtons } from './order-buttons';

it('[MOD-10] lists what is under way, each a way back to it', async () => {
  const cart = makeActiveCart();
  const order = makeActiveOrder();
  fakeNetwork({
    getActiveOrders: () => ({ data: [cart, order, makeActiveFulfillment()] }),
    findFulfillments: () => ({ fulfillments: [] }),
  });
  const { user, location } = renderInApp(<OrderButtons />);
  await user.click(await screen.findByRole('button', { name: 'My orders, 3' }));
  const dialog = await screen.findByRole('dialog', { name: 'My orders' });
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(3);
  await user.click(within(dialog).getAllByRole('link')[1] ?? dialog);
  expect(location()).toBe(`${order.merchant.url}/status/${order.entityId}?orderIdentifierType=ID`);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('[MOD-10] lists no cart without dishes', async () => {
  fakeNetwork({
    getActiveOrders: () => ({ data: [makeActiveCart({ itemCount: 0 }), makeActiveOrder()] }),
    findFulfillments: () => ({ fulfillments: [] }),
  });
  const { user } = renderInApp(<OrderButtons />);
  await user.click(await screen.findByRole('button', { name: 'My orders, 1' }));
  const dialog = await screen.findByRole('dialog', { name: 'My orders' });
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(1);
  expect(screen.queryByRole('link', { name: /^Cart at/ })).toBeNull();
});

it('[CRT-19] offers to order again what has ended, and nothing else', async () => {
  const ended = makeActiveOrder({ entityId: 'order-2', orderStatus: 'RECEIVED', guestOrderToken: 'token-2' });
  fakeNetwork({
    getActiveOrders: () => ({ data: [makeActiveCart(), makeActiveOrder(), ended] }),
    findFulfillments: () => ({ fulfillments: [] }),
  });
  const { user, location } = renderInApp(<OrderButtons />);
  await user.click(await screen.findByRole('button', { name: 'My orders, 3' }));
  const dialog = await screen.findByRole('dialog', { name: 'My orders' });
  await user.click(within(dialog).getByRole('link', { name: `Order again from ${ended.merchant.name}` }));
  expect(location()).toBe(`${ended.merchant.url}/order?reorder=token-2&orderIdentifierType=GUEST_TOKEN`);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('[MOD-10] does not prompt for the one order at the merchant on the screen', async () => {
  const order = makeActiveOrder();
  const { calls } = fakeNetwork({ getActiveOrders: () => ({ data: [order] }) });
  renderInApp(<OrderButtons />, { path: `${order.merchant.url}/menu` });
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(await screen.findByRole('button', { name: 'Cart' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /My orders/ })).toBeNull();
});

it('[ACT-04] asks for orders until 60 minutes after their end', async () => {
  const { callsOf } = fakeNetwork({ getActiveOrders: () => ({ data: [] }) });
  renderInApp(<OrderButtons />);
  await waitFor(() => expect(callsOf('getActiveOrders')).toHaveLength(1));
  expect(callsOf('getActiveOrders')[0]?.query).toEqual({ maxMinutesAfterComplete: '60' });
});

it('leads to the cart, and reads again when the cart changes', async () => {
  const cart = makeActiveCart({ itemCount: 1 });
  const network = fakeNetwork({ getActiveOrders: () => ({ data: [cart] }) });
  renderInApp(<OrderButtons />);
  expect(await screen.findByRole('link', { name: `Cart at ${cart.merchant.name}, 1 item` })).toHaveAttribute(
    'href',
    `${cart.merchant.url}/order`,
  );
  network.plan({ getActiveOrders: () => ({ data: [{ ...cart, itemCount: 2 }] }) });
  act(() => {
    bus.emit('cartChanged', { merchantId: cart.merchant.id, itemCount: 2, subtotalMicro: 2 });
  });
  expect(await screen.findByRole('link', { name: `Cart at ${cart.merchant.name}, 2 items` })).toBeVisible();
});

const place = { fulfillmentId: 'fulfillment-1', merchantId: 'merchant-1' };

it.each([
  ['an order was placed', () => bus.emit('orderPlaced', { orderId: 'order-1', merchantId: 'merchant-1' })],
  [
    'an order moved on',
    () => bus.emit('orderStatusChanged', { orderId: 'order-1', orderStatus: 'ACCEPTED' }),
  ],
  ['[GRP-07] a group was joined', () => bus.emit('groupJoined', place)],
  ['[GRP-07] a group was left or cancelled', () => bus.emit('groupLeft', place)],
  [
    '[GRP-07] a group was ordered',
    () => bus.emit('groupConfirmed', { fulfillmentId: 'fulfillment-1', orderId: 'order-1' }),
  ],
])('reads again when %s', async (_what, tell) => {
  const { callsOf } = fakeNetwork({ getActiveOrders: () => ({ data: [] }) });
  renderInApp(<OrderButtons />);
  await waitFor(() => expect(callsOf('getActiveOrders')).toHaveLength(1));
  act(tell);
  await waitFor(() => expect(callsOf('getActiveOrders')).toHaveLength(2));
});

it('says that nothing is under way', async () => {
  fakeNetwork({ getActiveOrders: () => ({ data: [] }) });
  const { user } = renderInApp(<OrderButtons />, { locale: 'zh' });
  await user.click(screen.getByRole('button', { name: '購物車' }));
  expect(await screen.findByText('沒有進行中的訂單')).toBeVisible();
});

it('leads a signed-in person from My orders to all earlier orders, and a guest not', async () => {
  fakeNetwork({ getActiveOrders: () => ({ data: [] }) });
  const { user, location, unmount } = renderInApp(<OrderButtons />, { session: ana });
  await user.click(screen.getByRole('button', { name: 'Cart' }));
  await user.click(await screen.findByRole('link', { name: 'Order history' }));
  expect(location()).toBe('/orders');
  expect(screen.queryByRole('dialog')).toBeNull();
  unmount();
  const guest = renderInApp(<OrderButtons />);
  await guest.user.click(screen.getByRole('button', { name: 'Cart' }));
  await screen.findByRole('dialog', { name: 'My orders' });
  expect(screen.queryByRole('link', { name: 'Order history' })).toBeNull();
});

describe('a cart that is part of a group order', () => {
  const cart = makeActiveCart({ entityId: 'merchant-1' });
  const group = makeFulfillment({
    currentUserId: 'user-ben',
    orderByTime: '2026-11-22T20:15:00.000Z',
    merchant: { ...makeFulfillment().merchant, id: cart.merchant.id },
  });

  async function openMyOrders(findFulfillments: () => unknown, locale: 'en' | 'zh' = 'en') {
    const network = fakeNetwork({
      getActiveOrders: () => ({ data: [cart, makeActiveOrder()] }),
      findFulfillments,
    });
    const app = renderInApp(<OrderButtons />, { locale });
    await app.user.click(await screen.findByRole('button', { name: /^(My orders|我的訂單)/ }));
    return { ...app, network };
  }

  it.each([
    ['en', /Your cart at .*Part of Ana’s group order · closes at/],
    ['zh', /購物車.*屬於 Ana 的團體訂單 · .*截止/],
  ] as const)('says whose, and when it closes (%s)', async (locale, words) => {
    const { network } = await openMyOrders(() => ({ fulfillments: [group] }), locale);
    expect(await screen.findByRole('link', { name: words })).toBeVisible();
    expect(network.callsOf('findFulfillments').map(({ query }) => query)).toEqual([
      { basketIds: 'merchant-1', guestStatus: 'BROWSING' },
    ]);
  });

  it('is a plain cart while the groups are unknown', async () => {
    const { effects, network } = await openMyOrders(() => refuseWith(400, 'UNKNOWN'));
    await waitFor(() => expect(network.callsOf('findFulfillments')).toHaveLength(1));
    expect(await screen.findByRole('link', { name: /Your cart at/ })).toBeVisible();
    expect(screen.queryByText(/Part of/)).toBeNull();
    expect(effects).toEqual([]);
  });
});
