import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Fulfillment, FulfillmentGuest } from '@tiffin/contracts';
import { ana, failNetwork, makeCartItem, makeFulfillmentGuest, refuseWith } from '@tiffin/testing';
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
  expect(dialog.getByText(/^You choose their dishes and pay for them with your own\./)).toBeVisible();
  expect(field).toHaveAccessibleDescription(/Enter a first name/);
  expect(field).toHaveFocus();
  room.network.plan({ getFulfillment: () => ({ fulfillment: withMay() }) });
  await room.user.type(field, ' May {Enter}');
  expect(await screen.findByRole('button', { name: 'May' })).toBeVisible();
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  const added = 'May is in the group order. Press their name to choose their dishes.';
  expect(screen.getAllByText(added).length).toBeGreaterThan(0);
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
  expect(panel.getByRole('heading', { name: 'Choose dishes for May' })).toBeVisible();
  await room.user.click(panel.getByRole('button', { name: 'Give Dal to May' }));
  expect(await screen.findAllByText('May has Dal now.')).not.toEqual([]);
  await room.user.click(panel.getByRole('button', { name: 'Remove Rice' }));
  expect(await screen.findAllByText('Rice is removed.')).not.toEqual([]);
  const ids = { id: 'fulfillment-1', externalUserId: 'colleague-may' };
  expect(sent(room, 'giveItem')).toEqual([[ids, { cartItemId: 'dal' }]]);
  expect(sent(room, 'removeGuestItem')).toEqual([[{ ...ids, cartItemId: 'rice' }]]);
});

it('a press that is repeated after a lost answer goes under the same key, and the next one under another', async () => {
  const answers: unknown[] = [failNetwork(), { fulfillment: withMay() }, { fulfillment: withMay() }];
  const room = openHosting(withMay(), { giveItem: () => answers.shift() });
  const panel = await openPerson(room, 'May');
  for (let press = 1; press <= 3; press += 1) {
    await room.user.click(panel.getByRole('button', { name: 'Give Dal to May' }));
    await waitFor(() => {
      expect(room.network.callsOf('giveItem')).toHaveLength(press);
    });
    await waitFor(() => {
      expect(panel.getByRole('button', { name: 'Give Dal to May' })).not.toHaveAttribute('aria-busy', 'true');
    });
  }
  const keys = room.network.callsOf('giveItem').map(({ headers }) => headers['Idempotency-Key']);
  expect(keys[0]).toMatch(/^[\w-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

it('a name that is sent again after a lost answer adds one person', async () => {
  const answers: unknown[] = [failNetwork(), { fulfillment: withMay() }];
  const room = openHosting(makeRoom(), { addColleague: () => answers.shift() });
  await room.user.click(await screen.findByRole('button', { name: 'Add someone without a phone' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add someone without a phone' }));
  const field = dialog.getByRole('textbox', { name: 'Their first name' });
  await room.user.type(field, 'May{Enter}');
  await screen.findByText(/couldn’t connect|connection|try again/i);
  expect(field).toHaveValue('May');
  await room.user.click(dialog.getByRole('button', { name: 'Add' }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  const [lost, again] = room.network.callsOf('addColleague').map(({ headers }) => headers['Idempotency-Key']);
  expect(lost).toMatch(/^[\w-]{36}$/);
  expect(again).toBe(lost);
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
  expect(panel.getByText(/^A co-host can invite and remove people,/)).toBeVisible();
  await room.user.click(panel.getByRole('button', { name: 'Make Ben co-host' }));
  const end = await panel.findByRole('button', { name: 'Remove as co-host' });
  expect(await screen.findAllByText('Ben is now a co-host.')).not.toEqual([]);
  await room.user.click(end);
  expect(await screen.findAllByText('Ben is no longer a co-host.')).not.toEqual([]);
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
        message: 'Only people with an account can be a co-host',
      }),
  });
  const panel = await openPerson(room, 'Ben Tran');
  await room.user.click(panel.getByRole('button', { name: 'Make Ben co-host' }));
  expect(await screen.findByText('Only people with an account can be a co-host')).toBeVisible();
});

/** The group as Ben sees it as co-host: Cy is choosing, and May is there without a phone. */
function asCoHost(dishOf: Readonly<Record<string, FulfillmentGuest['cartItems']>> = {}): Fulfillment {
  const base = asBen();
  const cy = makeFulfillmentGuest({ externalUserId: 'user-cy', firstName: 'Cy', lastName: 'Ng', seat: 2 });
  const guests = [...base.guests, cy, may({ seat: 3 })].map((one) => ({
    ...one,
    isCoHost: one.externalUserId === 'user-ben' ? true : undefined,
    cartItems: dishOf[one.externalUserId] ?? one.cartItems,
    heldMicro: one.externalUserId === 'user-ben' ? 0 : undefined,
  }));
  return { ...base, guests };
}

it('[GRP-11] a co-host nudges and counts in guests who are not done, but not themselves', async () => {
  const group = asCoHost({ 'user-cy': [makeCartItem()] });
  const answer = () => ({ fulfillment: group });
  const room = openRoom({ group, handlers: { nudgeGuests: answer, countGuestIn: answer } });
  const heading = await screen.findByRole('heading', { name: 'Still choosing' });
  const card = within(heading.closest('section') ?? heading);
  expect(card.queryByRole('button', { name: /^(Nudge|Include) (Ben|May)/ })).toBeNull();
  await room.user.click(card.getByRole('button', { name: 'Nudge Cy' }));
  await waitFor(() => {
    expect(sent(room, 'nudgeGuests')).toEqual([[{ id: 'fulfillment-1' }, { externalUserIds: ['user-cy'] }]]);
  });
  await room.user.click(card.getByRole('button', { name: 'Include Cy' }));
  await waitFor(() => {
    expect(sent(room, 'countGuestIn')).toEqual([[{ id: 'fulfillment-1', externalUserId: 'user-cy' }]]);
  });
});

it('[GRP-10] [GRP-11] a co-host mends what they may change, and asks people instead of removing their dishes', async () => {
  const dal = makeCartItem({ cartItemId: 'dal', name: 'Dal', isAvailable: false });
  const dishes = { 'user-ben': [dal], 'user-cy': [dal], 'user-ana': [dal], 'colleague-may': [dal] };
  const group = asCoHost(dishes);
  const remedy = { orderByTime: '2026-11-25T16:45:00.000Z' };
  const error = { field: 'scheduledForTime', code: 'TOO_SOON_AFTER_DEADLINE', remedy };
  const room = openRoom({
    group,
    handlers: {
      getFulfillmentValidation: () => ({ validationErrors: [error] }),
      updateFulfillment: () => ({ fulfillment: group, validationErrors: [] }),
    },
  });
  const heading = await screen.findByRole('heading', { name: 'Before you close' });
  const card = within(heading.closest('section') ?? heading);
  expect(card.queryByRole('button', { name: /Remove|May/ })).toBeNull();
  expect(card.getByRole('link', { name: 'Update my order' })).toBeVisible();
  expect(card.getByRole('button', { name: 'Ask Ana' })).toBeVisible();
  await room.user.click(await card.findByRole('button', { name: /^Change the deadline to/ }));
  expect(sent(room, 'updateFulfillment')).toEqual([[{ id: 'fulfillment-1' }, remedy]]);
  await room.user.click(card.getByRole('button', { name: 'Ask Cy' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Cy Ng' }));
  expect(panel.getByRole('button', { name: 'Copy a message to Cy' })).toBeVisible();
  expect(panel.queryByRole('button', { name: /^Remove/ })).toBeNull();
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
  expect(screen.queryByRole('button', { name: /^Remove (Ana|Ben)/ })).toBeNull();
  const facts = screen.getByRole('list', { name: 'The host’s settings' });
  expect(within(facts).getAllByRole('listitem')).toHaveLength(1);
  expect(facts).toHaveTextContent(/^Who pays/);
  expect(screen.queryByRole('button', { name: /Close & check out|Cancel group order/ })).toBeNull();
});
