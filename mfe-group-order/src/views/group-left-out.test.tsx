import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { Fulfillment, FulfillmentGuest } from '@tiffin/contracts';
import {
  ana,
  ben,
  makeBillPart,
  makeCart,
  makeCartItem,
  makeFulfillmentGuest,
  refuseWith,
} from '@tiffin/testing';
import { makeRoom, openRoom } from '../test-support/open-room';

const minuteMs = 60_000;
const [host] = makeRoom().guests;
const closedAt = () => new Date(Date.now() - minuteMs).toISOString();

/** Ana's group a minute after its deadline, as Ben sees it, who has a dish and was not done. */
function lateRoom(guest: Partial<FulfillmentGuest> = {}, more: Partial<Fulfillment> = {}): Fulfillment {
  const me = makeFulfillmentGuest({
    cartItems: [makeCartItem()],
    subtotalMicro: 8_000_000,
    moreTimeAskedTime: null,
    ...guest,
  });
  return makeRoom({
    currentUserId: 'user-ben',
    isCurrentUserAdmin: false,
    orderByTime: closedAt(),
    guests: [host ?? me, me],
    ...more,
  });
}

it('[GRP-04] a guest who was not done reads after the deadline that their dishes were not ordered', async () => {
  openRoom({ session: ben, group: lateRoom() });
  const told = await screen.findByText('Your dishes were not ordered.');
  expect(told).toBeVisible();
  expect(told.closest('[role="status"]')).not.toBeNull();
  expect(screen.getByText(/before you pressed “I’m done”/)).toBeVisible();
  expect(screen.queryByText(/When you have everything/)).toBeNull();
  expect(screen.queryByText('You pay')).toBeNull();
});

it('in Chinese, too', async () => {
  openRoom({ session: ben, locale: 'zh', group: lateRoom() });
  expect(await screen.findByText('你的餐點沒有下單。')).toBeVisible();
  expect(screen.getByRole('button', { name: '請 Ana 延長時間' })).toBeVisible();
});

it('a guest who chose nothing in time is not told of dishes', async () => {
  openRoom({ session: ben, group: lateRoom({ cartItems: [], subtotalMicro: 0 }) });
  expect(await screen.findByText('You didn’t choose anything in time.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /alone/ })).toBeNull();
});

it('a guest who is done reads after the deadline what they pay, and nothing of changing it', async () => {
  openRoom({ session: ben, group: lateRoom({ status: 'READY' }) });
  expect(await screen.findByText('You pay')).toBeVisible();
  expect(screen.queryByText(/not ordered/)).toBeNull();
  expect(screen.queryByText(/You can still change/)).toBeNull();
});

it('one press asks the host for more time, and says so where the button was', async () => {
  const group = lateRoom();
  const asked = lateRoom({ moreTimeAskedTime: new Date().toISOString() }, { orderByTime: group.orderByTime });
  const room = openRoom({
    session: ben,
    group,
    handlers: { askForMoreTime: () => ({ fulfillment: asked }) },
  });
  await room.user.click(await screen.findByRole('button', { name: 'Ask Ana for more time' }));
  const told = await screen.findByText('You asked Ana for more time. If you get it, you can go on here.');
  expect(told.parentElement).toHaveFocus();
  expect(room.network.callsOf('askForMoreTime')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /^Ask Ana/ })).toBeNull();
});

it('a refused request is said, and can be pressed again', async () => {
  const handlers = { askForMoreTime: () => refuseWith(409, 'FULFILLMENT_LOCKED') };
  const room = openRoom({ session: ben, group: lateRoom(), handlers });
  await room.user.click(await screen.findByRole('button', { name: 'Ask Ana for more time' }));
  expect(await screen.findByText('The host is paying right now')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ask Ana for more time' })).toBeEnabled();
});

it('one press leaves the group with the dishes, and opens the cart', async () => {
  const room = openRoom({
    session: ben,
    group: lateRoom(),
    query: '?lang=en',
    handlers: { leaveWithItems: () => ({}) },
  });
  await room.user.click(await screen.findByRole('button', { name: 'Leave and order my dishes alone' }));
  await waitFor(() => {
    expect(room.location()).toBe('/m/lucknow-lunch-home/order?lang=en');
  });
  expect(room.network.callsOf('leaveWithItems')[0]?.params).toEqual({ id: 'fulfillment-1' });
});

it('a service that takes no such request leaves the words without buttons', async () => {
  openRoom({ session: ben, group: lateRoom({ moreTimeAskedTime: undefined }) });
  expect(await screen.findByText('Your dishes were not ordered.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /more time|alone/ })).toBeNull();
});

it('while the host pays, a guest who was not done reads that their dishes are not part of it', async () => {
  openRoom({ session: ben, group: lateRoom({}, { isLocked: true }) });
  expect(await screen.findByText('Your dishes aren’t part of this.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /more time|alone/ })).toBeNull();
});

it.each([
  ['the host', 'user-ana', false, /^Time’s up for your guests\. You can still pay until/],
  ['a co-host', 'user-kay', true, /^Time’s up\. Ana will order for everyone who was done by/],
])(
  '%s reads who asks for more time, and gives it with one press',
  async (_who, currentUserId, isCoHost, late) => {
    const moreTimeAskedTime = new Date().toISOString();
    const asked = lateRoom({ moreTimeAskedTime });
    const kay = makeFulfillmentGuest({ externalUserId: 'user-kay', firstName: 'Kay', seat: 2, isCoHost });
    const group = { ...asked, guests: [...asked.guests, kay], currentUserId };
    const room = openRoom({
      session: ana,
      group,
      handlers: { updateFulfillment: () => ({ fulfillment: group, validationErrors: [] }) },
    });
    const [told] = await screen.findAllByText('Ben asks for more time.');
    expect(screen.getByText(/^Time’s up/).parentElement).toHaveTextContent(late);
    expect(screen.getByText(/^Pay by/)).toBeVisible();
    const give = told?.closest('[role], div')?.parentElement?.querySelector('button');
    expect(told).toBeVisible();
    expect(screen.getAllByRole('button', { name: '10 more minutes' })).toHaveLength(1);
    if (give) await room.user.click(give);
    await waitFor(() => {
      expect(room.network.callsOf('updateFulfillment')[0]?.body).toMatchObject({
        orderByTime: expect.any(String),
      });
    });
  },
);

it('other guests do not read who asks for more time', async () => {
  const late = lateRoom({ moreTimeAskedTime: new Date().toISOString() });
  const kay = makeFulfillmentGuest({ externalUserId: 'user-kay', firstName: 'Kay', seat: 2 });
  openRoom({ session: ben, group: { ...late, guests: [...late.guests, kay], currentUserId: 'user-kay' } });
  await screen.findByText('You didn’t choose anything in time.');
  expect(screen.queryByText(/asks for more time/)).toBeNull();
});

/** The same group once Ana has ordered, with the bill of the others. */
const placed = (more: Partial<Fulfillment> = {}) =>
  lateRoom(
    { cartItems: [], subtotalMicro: 0, moreTimeAskedTime: undefined },
    {
      fulfillmentState: 'CLOSED',
      orderId: 'order-1',
      orderToken: 'token-1',
      bill: { totalMicro: 12_600_000, isRefunded: false, parts: [] },
      ...more,
    },
  );

it('[GRP-04] a guest whose dishes were not ordered reads so after the order, and orders them alone', async () => {
  openRoom({
    session: ben,
    group: placed(),
    handlers: { getCart: () => ({ cart: makeCart({ cartItems: [makeCartItem()] }) }) },
  });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Your dishes were not ordered' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Order my dishes alone' })).toHaveAttribute(
    'href',
    '/m/lucknow-lunch-home/order',
  );
  expect(screen.queryByText(/has paid|Track order|\$/)).toBeNull();
});

it.each([
  ['chose nothing', () => ({ cart: makeCart({ cartItems: [] }) })],
  ['has a cart that does not load', () => refuseWith(403, 'FORBIDDEN')],
])('a guest who %s is not part of the order, and owes nothing', async (_who, getCart) => {
  openRoom({ session: ben, group: placed(), handlers: { getCart } });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'You’re not part of this order' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Order for myself' })).toHaveAttribute(
    'href',
    '/m/lucknow-lunch-home/menu',
  );
});

it('a guest with a part of the order follows it', async () => {
  const bill = { totalMicro: 12_600_000, isRefunded: false, parts: [makeBillPart()] };
  openRoom({ session: ben, group: placed({ bill }) });
  expect(await screen.findByRole('link', { name: 'Track order' })).toBeVisible();
  expect(screen.queryByText(/not ordered|not part/)).toBeNull();
});
