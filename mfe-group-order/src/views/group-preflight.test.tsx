import { afterEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Fulfillment } from '@tiffin/contracts';
import { ana, makeCartItem, refuseWith } from '@tiffin/testing';
import type { Handler, RenderedApp } from '@tiffin/testing';
import { toast } from '@tiffin/ui';
import { asBen } from '../test-support/as-ben';
import { makeRoom, openRoom } from '../test-support/open-room';

afterEach(() => {
  // At most two toasts show: these replace those of the test.
  toast({ text: 'first' });
  toast({ text: 'second' });
});

async function openCard(
  group: Fulfillment,
  handlers: Readonly<Record<string, Handler>> = {},
): Promise<{ room: ReturnType<typeof openRoom>; row: (text: RegExp) => ReturnType<typeof within> }> {
  const room = openRoom({ session: ana, group, handlers });
  const heading = await screen.findByRole('heading', { name: 'Before you close' });
  const rows = within(heading.closest('section') ?? heading).getAllByRole('listitem');
  return {
    room,
    row: (text) => within(rows.find((one) => text.test(one.textContent)) ?? heading),
  };
}

const delivered = (subtotalMicro: number): Fulfillment => {
  const room = makeRoom({
    fulfillmentType: 'DELIVERY',
    deliveryPricing: {
      deliveryChargeMicro: 4_000_000,
      freeDeliveryOrderValueMicro: 50_000_000,
      deliveryMinimumOrderValueMicro: 25_000_000,
    },
  });
  const guests = room.guests.map((guest) =>
    guest.seat === 0 ? guest : { ...guest, status: 'BROWSING' as const },
  );
  const costBreakdown = { ...room.costBreakdown, subtotalMicro, deliveryChargeMicro: 4_000_000 };
  return { ...room, guests, costBreakdown };
};

it.each([
  [20_000_000, /\$5\.00 to the delivery minimum. 1 person is still choosing/],
  [46_800_000, /\$3\.20 to free delivery. 1 person is still choosing/],
])(
  'a delivery of %s micro says what is missing, and one press leads to the menu',
  async (subtotal, words) => {
    const { row } = await openCard(delivered(subtotal));
    expect(row(words).getByRole('link', { name: 'Add dishes' })).toHaveAttribute(
      'href',
      '/m/lucknow-lunch-home/menu',
    );
    expect(screen.getAllByRole('link', { name: 'Add my items' })).toHaveLength(1);
  },
);

it('[GRP-10] [MOD-11] what the deadline spoils is mended in its panel', async () => {
  const code = 'TOO_SOON_AFTER_DEADLINE';
  const { room, row } = await openCard(makeRoom(), {
    getFulfillmentValidation: () => ({ validationErrors: [{ field: 'scheduledForTime', code }] }),
    getFulfillmentTimeSlots: () => ({ scheduledOrderTimeSlots: [] }),
  });
  await room.user.click(row(/needs more time after your deadline/).getByRole('button', { name: 'Fix' }));
  expect(await screen.findByRole('dialog', { name: 'Deadline' })).toBeVisible();
});

it.each([
  [{ scheduledForTime: '2026-11-25T17:30:00.000Z' }, /^Change the time to .*09:30/],
  [{ orderByTime: '2026-11-25T16:45:00.000Z' }, /^Change the deadline to .*08:45/],
])('[GRP-10] what the deadline spoils is mended by one press that sends %j', async (remedy, name) => {
  const group = makeRoom();
  const code = 'TOO_SOON_AFTER_DEADLINE';
  let validationErrors = [{ field: 'scheduledForTime', code, remedy }];
  let refuse = (): void => undefined;
  const refusal = new Promise((resolve) => {
    refuse = () => resolve(refuseWith(409, 'GROUP_CHANGED', { message: 'The group order has changed' }));
  });
  const { room, row } = await openCard(group, {
    getFulfillmentValidation: () => ({ validationErrors }),
    updateFulfillment: () => refusal,
  });
  const mend = row(/needs more time after your deadline/).getByRole('button', { name });
  await room.user.click(mend);
  await waitFor(() => expect(mend).toHaveAttribute('aria-busy', 'true'));
  refuse();
  expect(await screen.findByText('The group order has changed')).toBeVisible();
  room.network.plan({
    updateFulfillment: () => {
      validationErrors = [];
      return { fulfillment: group, validationErrors };
    },
  });
  await room.user.click(mend);
  await waitFor(() => {
    expect(screen.queryByRole('heading', { name: 'Before you close' })).toBeNull();
  });
  expect(room.network.callsOf('updateFulfillment').map(({ body }) => body)).toEqual([remedy, remedy]);
});

/** A room in which the person with a seat has Dal, which is sold out, and Naan. */
const withDal = (seat: number): Fulfillment => {
  const base = makeRoom();
  const dal = makeCartItem({ cartItemId: 'dal', name: 'Dal', isAvailable: false });
  const cartItems = [dal, makeCartItem({ cartItemId: 'naan', name: 'Naan' })];
  return { ...base, guests: base.guests.map((one) => (one.seat === seat ? { ...one, cartItems } : one)) };
};

it('the host’s own dish that is not on sale is removed by one press', async () => {
  const after = makeRoom();
  const { room, row } = await openCard(withDal(0), { removeGuestItem: () => ({ fulfillment: after }) });
  room.network.plan({ getFulfillment: () => ({ fulfillment: after }) });
  await room.user.click(row(/Dal isn’t available/).getByRole('button', { name: 'Remove Dal' }));
  await waitFor(() => {
    expect(screen.queryByRole('heading', { name: 'Before you close' })).toBeNull();
  });
  expect(room.network.callsOf('removeGuestItem').map(({ params }) => params)).toEqual([
    { id: 'fulfillment-1', externalUserId: 'user-ana', cartItemId: 'dal' },
  ]);
});

it('a guest’s dish that is not on sale is asked about or removed in their panel', async () => {
  const group = withDal(1);
  const { room, row } = await openCard(group, { removeGuestItem: () => ({ fulfillment: group }) });
  await room.user.click(row(/Dal isn’t available.*Ben/).getByRole('button', { name: 'Ask Ben' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Ben Tran' }));
  await room.user.click(panel.getByRole('button', { name: 'Copy a message to Ben' }));
  expect(await navigator.clipboard.readText()).toBe(
    `Ben, Dal isn’t available for our group order. Please choose something else: ${group.joinUri}`,
  );
  expect(await screen.findByText('Message copied. Send it to Ben.')).toBeVisible();
  expect(panel.queryByRole('button', { name: 'Remove Naan' })).toBeNull();
  await room.user.click(panel.getByRole('button', { name: 'Remove Dal' }));
  expect(room.network.callsOf('removeGuestItem').map(({ params }) => params)).toEqual([
    { id: 'fulfillment-1', externalUserId: 'user-ben', cartItemId: 'dal' },
  ]);
});

it('[GRP-19] a full group is raised by one press', async () => {
  const after = makeRoom({ guestMax: 7 });
  const { room, row } = await openCard(makeRoom({ guestMax: 2 }), {
    updateFulfillment: () => ({ fulfillment: after, validationErrors: [] }),
  });
  room.network.plan({ getFulfillment: () => ({ fulfillment: after }) });
  await room.user.click(row(/full/).getByRole('button', { name: 'Make room for 7' }));
  await waitFor(() => {
    expect(screen.queryByRole('heading', { name: 'Before you close' })).toBeNull();
  });
  expect(room.network.callsOf('updateFulfillment').map(({ body }) => body)).toEqual([{ guestMax: 7 }]);
});

it('guests, and a host with nothing to mend, see no card', async () => {
  const opened: RenderedApp = openRoom({ group: asBen({ guestMax: 2 }) });
  expect(await screen.findByRole('heading', { name: 'Your part' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Before you close' })).toBeNull();
  opened.unmount();
  openRoom({ session: ana });
  expect(await screen.findByRole('heading', { name: 'Invite' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Before you close' })).toBeNull();
});
