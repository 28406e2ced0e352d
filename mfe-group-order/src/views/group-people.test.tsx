import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Fulfillment, FulfillmentGuest } from '@tiffin/contracts';
import { ana, makeCartItem, makeFulfillmentGuest, refuseWith } from '@tiffin/testing';
import type { Handler } from '@tiffin/testing';
import { asBen } from '../test-support/as-ben';
import { makeRoom, openRoom } from '../test-support/open-room';

type Room = ReturnType<typeof openRoom>;

const may = (overrides: Partial<FulfillmentGuest> = {}): FulfillmentGuest =>
  makeFulfillmentGuest({
    externalUserId: 'colleague-may',
    firstName: 'May',
    lastName: '',
    seat: 2,
    isAddedByHost: true,
    ...overrides,
  });

/** Ana's room with May, who has no phone. Ana has Dal. */
function withMay(overrides: Partial<FulfillmentGuest> = {}): Fulfillment {
  const base = makeRoom();
  const cartItems = [makeCartItem({ cartItemId: 'dal', name: 'Dal' })];
  const guests = base.guests.map((one) => (one.seat === 0 ? { ...one, cartItems } : one));
  return { ...base, guests: [...guests, may(overrides)] };
}

function openHosting(group: Fulfillment, handlers: Readonly<Record<string, Handler>> = {}): Room {
  return openRoom({ session: ana, group, handlers });
}

async function openPerson(room: Room, name: string): Promise<ReturnType<typeof within>> {
  await room.user.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name }));
}

const sent = ({ network }: Room, name: string) =>
  network.callsOf(name).map(({ params, body }) => (body === undefined ? [params] : [params, body]));

it('the host adds a person without a phone, and is told what a missing name is for', async () => {
  const room = openHosting(makeRoom(), { addColleague: () => ({ fulfillment: withMay() }) });
  await room.user.click(await screen.findByRole('button', { name: 'Add someone without a phone' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add someone without a phone' }));
  const field = dialog.getByRole('textbox', { name: 'Their first name' });
  await room.user.click(dialog.getByRole('button', { name: 'Add' }));
  expect(field).toHaveAccessibleDescription(/Enter a first name/);
  expect(field).toHaveFocus();
  room.network.plan({ getFulfillment: () => ({ fulfillment: withMay() }) });
  await room.user.type(field, ' May {Enter}');
  expect(await screen.findByRole('button', { name: 'May' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('Ordered by', { exact: false })).toHaveTextContent('Ordered by Ana');
  expect(sent(room, 'addColleague')).toEqual([[{ id: 'fulfillment-1' }, { firstName: 'May' }]]);
});

it('the host hands a dish to a person without a phone, and removes it again', async () => {
  const rice = makeCartItem({ cartItemId: 'rice', name: 'Rice' });
  const group = withMay({ status: 'READY', cartItems: [rice] });
  const answer = () => ({ fulfillment: group });
  const room = openHosting(group, { giveItem: answer, removeGuestItem: answer });
  const panel = await openPerson(room, 'May');
  expect(panel.getByRole('link', { name: 'Open the menu' })).toHaveAttribute(
    'href',
    '/m/lucknow-lunch-home/menu',
  );
  expect(panel.queryByRole('button', { name: /co-host/ })).toBeNull();
  await room.user.click(panel.getByRole('button', { name: 'Give Dal to May' }));
  await room.user.click(panel.getByRole('button', { name: 'Remove Rice' }));
  const ids = { id: 'fulfillment-1', externalUserId: 'colleague-may' };
  expect(sent(room, 'giveItem')).toEqual([[ids, { cartItemId: 'dal' }]]);
  expect(sent(room, 'removeGuestItem')).toEqual([[{ ...ids, cartItemId: 'rice' }]]);
});

it('a guest neither adds people nor changes their dishes', async () => {
  const base = asBen();
  const room = openRoom({
    group: { ...base, guests: [...base.guests, may({ cartItems: [makeCartItem()] })] },
  });
  const panel = await openPerson(room, 'May');
  expect(panel.queryByRole('button', { name: /^(Give|Remove|Make)/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add someone without a phone' })).toBeNull();
});

it('the host makes a guest co-host and takes it back', async () => {
  const base = makeRoom();
  const named = {
    ...base,
    guests: base.guests.map((one) => (one.seat === 1 ? { ...one, isCoHost: true } : one)),
  };
  const room = openHosting(base, { setCoHost: () => ({ fulfillment: named }) });
  const panel = await openPerson(room, 'Ben Tran');
  room.network.plan({ getFulfillment: () => ({ fulfillment: named }) });
  await room.user.click(panel.getByRole('button', { name: 'Make Ben co-host' }));
  await room.user.click(await panel.findByRole('button', { name: 'End co-hosting' }));
  const ids = { id: 'fulfillment-1', externalUserId: 'user-ben' };
  expect(sent(room, 'setCoHost')).toEqual([
    [ids, { isCoHost: true }],
    [ids, { isCoHost: false }],
  ]);
  expect(screen.getAllByText(/Co-host/).length).toBeGreaterThan(0);
});

it('a refused co-host says why', async () => {
  const room = openHosting(makeRoom(), {
    setCoHost: () =>
      refuseWith(409, 'CO_HOST_WITHOUT_ACCOUNT', {
        message: 'Only people with an account can be co-host',
      }),
  });
  const panel = await openPerson(room, 'Ben Tran');
  await room.user.click(panel.getByRole('button', { name: 'Make Ben co-host' }));
  expect(await screen.findByText('Only people with an account can be co-host')).toBeVisible();
});

it('a co-host sees their own part and the settings without money, removes guests, and does not pay', async () => {
  const base = asBen();
  const cy = makeFulfillmentGuest({ externalUserId: 'user-cy', firstName: 'Cy', lastName: 'Ng', seat: 2 });
  const guests = base.guests.map((one) =>
    one.externalUserId === 'user-ben' ? { ...one, isCoHost: true } : one,
  );
  openRoom({ group: { ...base, guests: [...guests, cy] } });
  expect(await screen.findByRole('heading', { name: 'Your part' })).toBeVisible();
  const settings = within(await screen.findByRole('region', { name: 'Settings' }));
  expect(settings.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Guest limit/),
    expect.stringMatching(/^Deadline/),
    expect.stringMatching(/^Time/),
    expect.stringMatching(/^Delivery or pickup/),
  ]);
  await waitFor(() => {
    expect(screen.getByRole('button', { name: 'Remove Cy' })).toBeVisible();
  });
  expect(screen.queryByRole('button', { name: 'Remove Ben' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Close & check out|Cancel group order/ })).toBeNull();
});
