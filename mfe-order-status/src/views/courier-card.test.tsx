import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { OrderStatusValue } from '@tiffin/contracts';
import { failNetwork, makeAddressDetail, makeOrder, makeOrderStatus } from '@tiffin/testing';
import { findStatus } from '../test-support/find-status';
import { makeCourier, makeDeliveryStatus } from '../test-support/make-delivery-status';
import { openOrder } from '../test-support/open-order';

const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();
const clock = (at: string) =>
  new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'America/Los_Angeles',
  }).format(new Date(at));

const door = makeAddressDetail();
const order = (orderStatus: OrderStatusValue = 'IN_TRANSIT') =>
  makeOrder({
    merchantFulfillmentType: 'DELIVERY',
    userDeliveryAddressDetail: door,
    promisedTimeRange: null,
    orderStatus: makeOrderStatus({ orderStatus }),
  });
const pickedUp = { status: 'COURIER_PICKED_UP', timestamp: '2026-11-22T20:05:00.000Z' } as const;
/** A point about a kilometre north of the door. */
const near = (seenAt: string) => ({ latitude: door.lat + 0.009, longitude: door.lng, seenAt });
const underway = (seenAt: string) => ({
  orderDeliveryStatuses: [pickedUp],
  courier: makeCourier({ position: near(seenAt) }),
  estimatedArrivalTime: minutes(12),
});

it.each([
  ['ID', 'order-1'],
  ['TOKEN', 'order-1'],
  ['GUEST_TOKEN', 'order-1'],
] as const)('[ORD-09] asks where the courier is by identifier and type: %s', async (type, identifier) => {
  const { network } = openOrder(order(), { type, delivery: underway(minutes(0)) });
  expect(await screen.findByRole('heading', { level: 1, name: /Courier has your food/ })).toBeVisible();
  expect(network.callsOf('getDeliveryStatus')[0]?.query).toEqual({
    orderIdentifier: identifier,
    orderIdentifierType: type,
  });
  const steps = screen.getAllByRole('listitem', { current: 'step' });
  expect(steps.map((step) => step.textContent)).toEqual(['On the way']);
  expect(screen.getByText('12:05: Courier has your food')).toBeVisible();
});

it('[ORD-09] says who brings the food, what they do, when they come, how far they are, and their number', async () => {
  const delivery = underway(minutes(0));
  openOrder(order(), { delivery });
  expect(await screen.findByRole('heading', { name: 'Ho-yin brings your order by bicycle' })).toBeVisible();
  expect(screen.getByText('Courier has your food, 12:05.')).toBeVisible();
  expect(screen.getByText(`Expected ${clock(delivery.estimatedArrivalTime)}.`)).toBeVisible();
  expect(screen.getByText(/^1\.1\skm from your door at \d\d:\d\d\.$/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Call Ho-yin' })).toHaveAttribute('href', 'tel:+16045550142');
});

it('[ORD-12] expects nobody any more who is at the door', async () => {
  const arrived = {
    status: 'COURIER_CONFIRMED_CONSUMER_ARRIVAL',
    timestamp: '2026-11-22T20:20:00.000Z',
  } as const;
  openOrder(order(), {
    delivery: { ...underway(minutes(0)), orderDeliveryStatuses: [pickedUp, arrived] },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Courier at your door' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Call Ho-yin' })).toBeVisible();
  expect(screen.queryByText(/^Expected /)).toBeNull();
});

it('[ORD-09] names no distance once the courier is at the door', async () => {
  const atDoor = {
    status: 'COURIER_CONFIRMED_CONSUMER_ARRIVAL',
    timestamp: '2026-11-22T20:09:00.000Z',
  } as const;
  const delivery = { ...underway(minutes(0)), orderDeliveryStatuses: [pickedUp, atDoor] };
  openOrder(order('COURIER_CONFIRMED_CONSUMER_ARRIVAL'), { delivery });
  expect(await screen.findByText('Courier at your door, 12:09.')).toBeVisible();
  expect(screen.queryByText(/from your door/)).toBeNull();
});

it('[ORD-09] says the same in Chinese', async () => {
  openOrder(order(), { delivery: underway(minutes(0)), locale: 'zh' });
  expect(await screen.findByRole('heading', { name: '由 Ho-yin 以bicycle為你外送' })).toBeVisible();
  expect(screen.getByText(/距離你/)).toBeVisible();
});

it('[ORD-09] says that a position is old instead of how far the courier is', async () => {
  openOrder(order(), { delivery: underway(minutes(-9)) });
  expect(await screen.findByText('We haven’t heard from the courier for a while.')).toBeVisible();
  expect(screen.getByText(/^Last seen 1\.1\skm from your door, at /)).toBeVisible();
});

it('[ORD-09] shows what is known if the courier’s name, number and position are missing', async () => {
  const courier = makeCourier({ firstName: '', vehicle: '', phoneNumber: null });
  openOrder(order(), { delivery: { orderDeliveryStatuses: [pickedUp], courier } });
  expect(await screen.findByRole('heading', { name: 'Your courier' })).toBeVisible();
  expect(screen.queryByText(/from your door/)).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^Call $/ })).not.toBeInTheDocument();
});

it('[ORD-09] says from when its news are once the courier service no longer answers', async () => {
  const { network, user } = openOrder(order(), { delivery: underway(minutes(0)) });
  await screen.findByRole('heading', { name: /^Ho-yin brings/ });
  network.plan({ getDeliveryStatus: () => failNetwork() });
  await user.click(screen.getByRole('button', { name: 'Check now' }));
  expect(
    await screen.findByText(/^We can’t get updates on the courier right now\. This is from /),
  ).toBeVisible();
  expect(screen.getByText(/^Last seen /)).toBeVisible();
});

it.each([
  ['without a courier', 'ACCEPTED', makeDeliveryStatus()],
  ['that has arrived', 'COURIER_DROPPED_OFF', makeDeliveryStatus({ courier: makeCourier() })],
  ['that was cancelled', 'CANCELLED', makeDeliveryStatus({ courier: makeCourier() })],
] as const)('[ORD-09] shows no courier for a delivery %s', async (_what, status, delivery) => {
  openOrder(order(status), { delivery });
  await findStatus();
  expect(screen.queryByRole('heading', { name: /courier|brings/ })).not.toBeInTheDocument();
});

it('[ORD-12] names the same time as the headline, also if the courier could come earlier', async () => {
  const promisedTimeRange = { from: '2099-11-22T20:40:00.000Z', to: '2099-11-22T20:50:00.000Z' };
  openOrder({ ...order(), promisedTimeRange }, { delivery: underway(minutes(0)) });
  expect(await screen.findByRole('heading', { level: 1, name: /arriving .*12:40 to 12:50$/ })).toBeVisible();
  expect(screen.getByText(/arriving .*12:40–12:50$/)).toBeVisible();
  expect(await screen.findByText(/^Expected .*12:40–12:50\.$/)).toBeVisible();
});
