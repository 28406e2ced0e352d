import { afterEach, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { cartQueries, fulfillmentQueries } from '@tiffin/api';
import { bus } from '@tiffin/event-bus';
import { ana, answerWith, ben, failNetwork, makeCart, makeInvite, refuseWith } from '@tiffin/testing';
import { asBen } from '../test-support/as-ben';
import { makeRoom, openRoom, statusOf } from '../test-support/open-room';

const undo: (() => void)[] = [];
afterEach(() => {
  undo.splice(0).forEach((each) => {
    each();
  });
});

function facts(name: 'groupJoined' | 'groupLeft'): unknown[] {
  const heard: unknown[] = [];
  undo.push(bus.on(name, (fact) => heard.push(fact)));
  return heard;
}

const invited = '?invite_id=link-1&lang=en';
const notAGuest = () => refuseWith(403, 'FORBIDDEN', { reason: 'NOT_A_GUEST', data: { linkId: 'link-1' } });

it('[GRP-17] [GRP-06] an invitation admits a guest with a first name, reloads the group and emits the fact', async () => {
  const joined = facts('groupJoined');
  const room = openRoom({
    query: invited,
    handlers: { getFulfillment: notAGuest, getInvite: () => ({ invite: makeInvite() }) },
  });
  const dialog = await screen.findByRole('dialog', { name: /Join Ana\s*’s order/ });
  expect(document.title).toMatch(/^Ana’s order · Lucknow/);
  await room.user.click(within(dialog).getByRole('button', { name: 'Join' }));
  expect(within(dialog).getByLabelText('Your first name')).toHaveAccessibleDescription(
    'Enter your first name, so the others know who you are.',
  );
  expect(within(dialog).getByLabelText('Your first name')).toHaveFocus();
  const group = asBen();
  room.network.plan({
    joinFulfillment: () => ({ fulfillment: group }),
    getFulfillment: () => ({ fulfillment: group }),
    getFulfillmentStatus: () => statusOf(group),
  });
  await room.user.type(within(dialog).getByLabelText('Your first name'), 'Ben');
  await room.user.click(within(dialog).getByRole('button', { name: 'Join' }));
  expect(await screen.findByRole('heading', { name: 'Your part' })).toBeVisible();
  expect(await screen.findByText('You’ve joined Ana’s order.')).toBeVisible();
  await waitFor(() => {
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });
  expect(document.title).toMatch(/^Ana’s order · Lucknow/);
  expect(room.network.callsOf('joinFulfillment')[0]).toMatchObject({
    params: { id: 'fulfillment-1' },
    body: { status: 'BROWSING', firstName: 'Ben', inviteLinkId: 'link-1' },
  });
  await waitFor(() => {
    expect(room.network.callsOf('getFulfillment')).toHaveLength(2);
  });
  expect(joined).toEqual([{ fulfillmentId: 'fulfillment-1', merchantId: group.merchant.id }]);
});

it.each([
  ['1', '/m/lucknow-lunch-home/menu?lang=en'],
  ['true', '/order/fulfillments/fulfillment-1/edit?goConsumerFlow=true&lang=en'],
])('[PRM-11] goConsumerFlow=%s leads a guest who has chosen nothing to %s', async (value, path) => {
  const base = asBen();
  const guests = base.guests.map((guest) => ({ ...guest, cartItems: [], subtotalMicro: 0 }));
  const room = openRoom({ query: `?goConsumerFlow=${value}&lang=en`, group: { ...base, guests } });
  await waitFor(() => expect(room.network.callsOf('getFulfillment')).toHaveLength(1));
  await waitFor(() => expect(room.queryClient.isFetching()).toBe(0));
  await waitFor(() => expect(room.location()).toBe(path));
});

it('[PRM-11] goConsumerFlow=1 leaves a guest who has a dish at the group', async () => {
  const room = openRoom({ query: '?goConsumerFlow=1', group: asBen() });
  expect((await screen.findAllByRole('button', { name: /I’m done/ }))[0]).toBeVisible();
  expect(room.location()).toContain('goConsumerFlow=1');
});

it('[GRP-17] a person with an account joins without a name', async () => {
  const group = asBen();
  const room = openRoom({
    query: invited,
    session: ben,
    handlers: { getFulfillment: notAGuest, getInvite: () => ({ invite: makeInvite() }) },
  });
  const dialog = await screen.findByRole('dialog', { name: /Join Ana\s*’s order/ });
  expect(within(dialog).queryByRole('textbox')).toBeNull();
  room.network.plan({ joinFulfillment: () => refuseWith(500, 'UNKNOWN') });
  await room.user.click(within(dialog).getByRole('button', { name: 'Join' }));
  expect(await screen.findByText('We couldn’t do that just now. Try again.')).toBeVisible();
  expect(dialog).toBeVisible();
  room.network.plan({
    joinFulfillment: () => ({ fulfillment: group }),
    getFulfillment: () => ({ fulfillment: group }),
  });
  await room.user.click(within(dialog).getByRole('button', { name: 'Join' }));
  expect(await screen.findByRole('heading', { name: 'Your part' })).toBeVisible();
  expect(room.network.callsOf('joinFulfillment')[1]?.body).toEqual({
    status: 'BROWSING',
    inviteLinkId: 'link-1',
  });
});

it.each([
  ['FULL', 'This group order is full', /Ask the host to raise the guest limit\./],
  ['MISSED', 'You’ve just missed this group order', /The time to join has passed\./],
  ['CLOSED', 'This group order has been placed', /nobody can join any more\./],
])('[GRP-19] [MOD-08] a join refused as %s is explained politely', async (reason, title, text) => {
  const room = openRoom({
    query: invited,
    session: ben,
    handlers: {
      getFulfillment: notAGuest,
      getInvite: () => ({ invite: makeInvite() }),
      joinFulfillment: () => refuseWith(409, 'FULFILLMENT_NOT_JOINABLE', { reason }),
    },
  });
  await room.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Join' }));
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  expect(dialog.getByText(text)).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Find food' })).toHaveAttribute('href', '/?lang=en');
  await room.user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find food' })).toHaveAttribute('href', '/?lang=en');
});

it('a person who is in another group here is led there from the refused invitation', async () => {
  const data = { fulfillmentId: 'fulfillment-2' };
  const room = openRoom({
    query: invited,
    session: ben,
    handlers: {
      getFulfillment: notAGuest,
      getInvite: () => ({ invite: makeInvite() }),
      joinFulfillment: () => refuseWith(409, 'IN_ANOTHER_GROUP', { data }),
    },
  });
  await room.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Join' }));
  const title = 'You’re already in another group order here';
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  expect(dialog.getByRole('link', { name: 'Open the other group order' })).toHaveAttribute(
    'href',
    '/order/fulfillments/fulfillment-2/edit?lang=en',
  );
});

it('[GRP-13] a 403 of the status poll shows the forbidden state', async () => {
  openRoom({
    session: ben,
    group: asBen(),
    handlers: { getFulfillmentStatus: () => refuseWith(403, 'FORBIDDEN', { reason: 'FORBIDDEN' }) },
  });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'You can’t see this group order' }),
  ).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('[GRP-11] [MOD-08] a guest who was removed learns of it by a dialog', async () => {
  openRoom({
    session: ben,
    group: asBen(),
    handlers: { getFulfillmentStatus: () => refuseWith(403, 'FORBIDDEN', { reason: 'REMOVED' }) },
  });
  const name = 'The host removed you from this group order';
  expect(await screen.findByRole('dialog', { name })).toHaveTextContent('Your items were removed too.');
});

it('[GRP-03] a guest gets ready, may update the order from there, and takes it back', async () => {
  const room = openRoom({ session: ben, group: asBen() });
  const [done] = await screen.findAllByRole('button', { name: /I’m done/ });
  const ready = asBen({ checksum: 'c2', guests: makeRoom().guests });
  room.network.plan({
    joinFulfillment: () => ({ fulfillment: ready }),
    getFulfillment: () => ({ fulfillment: ready }),
    getFulfillmentStatus: () => statusOf(ready),
  });
  if (done) await room.user.click(done);
  const [change] = await screen.findAllByRole('button', { name: 'I’m not done yet' });
  const [update] = screen.getAllByRole('link', { name: 'Update my order' });
  expect(update).toHaveAttribute('href', '/m/lucknow-lunch-home/menu');
  expect(room.network.callsOf('joinFulfillment')[0]?.body).toEqual({ status: 'READY' });
  expect(screen.getByText('You’re done. The host can see it.')).toBeInTheDocument();
  expect(screen.getByText(/You can still change your order until the group order closes\./)).toBeVisible();
  if (change) await room.user.click(change);
  await waitFor(() => {
    expect(room.network.callsOf('joinFulfillment')[1]?.body).toEqual({ status: 'BROWSING' });
  });
  expect(await screen.findByText('You’re choosing again.')).toBeInTheDocument();
});

it('[GRP-15] a guest sees what the host covers and what is left to pay', async () => {
  openRoom({
    session: ben,
    group: asBen({ guests: makeRoom().guests, paymentSplit: 'FIXED_AMOUNT', fixedAmountMicro: 5_000_000 }),
  });
  expect(await screen.findByRole('img', { name: '$8.40: $3.40 over the $5.00 that Ana pays' })).toBeVisible();
  const rows = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(rows).toEqual(['$8.40', '-$5.00', '$3.40']);
});

it('[GRP-11] [GRP-06] a guest leaves after a confirmation that names the loss of items, and lands on the menu', async () => {
  const left = facts('groupLeft');
  const room = openRoom({
    session: ben,
    group: asBen(),
    query: '?lang=en',
    handlers: { leaveFulfillment: () => ({}) },
  });
  await room.user.click(await screen.findByRole('button', { name: 'Leave group order' }));
  const dialog = await screen.findByRole('alertdialog', { name: /Leave Ana\s*’s order/ });
  expect(dialog).toHaveTextContent('Your items are removed from the group order and from your cart.');
  await room.user.click(within(dialog).getByRole('button', { name: 'Leave and remove my items' }));
  await waitFor(() => {
    expect(room.location()).toBe('/m/lucknow-lunch-home/menu?lang=en');
  });
  expect(await screen.findByText('You’ve left the group order.')).toBeInTheDocument();
  expect(left).toHaveLength(1);
  expect(room.network.callsOf('leaveFulfillment')).toHaveLength(1);
});

it('[GRP-12] a placed order opens for a guest by its token', async () => {
  openRoom({
    session: ben,
    group: asBen({
      guests: makeRoom().guests,
      fulfillmentState: 'CLOSED',
      orderId: 'order-1',
      orderToken: 'token-1',
    }),
  });
  expect(await screen.findByRole('link', { name: 'Track order' })).toHaveAttribute(
    'href',
    '/m/lucknow-lunch-home/status/token-1?orderIdentifierType=TOKEN',
  );
  expect(screen.getByText(/^The order went to/)).toHaveTextContent(/ and is paid\.$/);
  expect(document.title).toMatch(/^Ana has ordered · Lucknow/);
  expect(screen.queryByText('Dal makhani')).toBeNull();
});

it('nothing can be changed while the host pays', async () => {
  openRoom({ session: ben, group: asBen({ isLocked: true }) });
  expect(await screen.findByText(/is checking out/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /I’m done|Leave/ })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Add my items' })).toBeNull();
});

it.each([
  [refuseWith(404, 'NOT_FOUND'), 'We can’t find this group order'],
  [refuseWith(403, 'FORBIDDEN', { reason: 'NOT_A_GUEST' }), 'You’re not in this group order'],
  [answerWith(503, {}), 'The group order didn’t load'],
  [failNetwork(), 'The group order didn’t load'],
])('a group that cannot be shown says why, and can be asked for again (%#)', async (answer, title) => {
  const { network, user } = openRoom({ session: ben, handlers: { getFulfillment: () => answer } });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  const again = screen.queryByRole('button', { name: 'Try again' });
  expect(again !== null).toBe(title === 'The group order didn’t load');
  if (!again) return;
  network.plan({ getFulfillment: () => ({ fulfillment: asBen() }) });
  await user.click(again);
  expect(await screen.findByRole('heading', { name: 'Your part' })).toBeVisible();
});

it('a guest whose host has paid learns of it, and their own cart is fetched again', async () => {
  const guests = makeRoom().guests;
  let group = asBen({ guests });
  const room = openRoom({
    session: ben,
    handlers: {
      getFulfillment: () => ({ fulfillment: group }),
      getFulfillmentStatus: () => statusOf(group),
    },
  });
  expect(await screen.findAllByText(/Ben/)).not.toEqual([]);
  room.queryClient.setQueryData(cartQueries.detail('merchant-1').queryKey, makeCart());
  const isStale = () =>
    room.queryClient.getQueryState(cartQueries.detail('merchant-1').queryKey)?.isInvalidated;
  expect(isStale()).toBe(false);
  group = asBen({ guests, fulfillmentState: 'CLOSED', checksum: 'group-checksum-2', orderId: 'order-1' });
  await act(() =>
    room.queryClient.refetchQueries({ queryKey: fulfillmentQueries.status('fulfillment-1').queryKey }),
  );
  await waitFor(() => {
    expect(isStale()).toBe(true);
  });
});

it('[MOD-08] a guest reads their own part before the people', async () => {
  openRoom({ group: asBen() });
  const part = await screen.findByRole('heading', { name: 'Your part' });
  const people = screen.getByRole('heading', { name: 'Who’s ordering' });
  expect(part.compareDocumentPosition(people) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

it('[GRP-07] a cancelled group offers its host the next step', async () => {
  openRoom({ session: ana, group: makeRoom({ fulfillmentState: 'CANCELLED' }) });
  expect(await screen.findByRole('link', { name: 'Start another one' })).toHaveAttribute(
    'href',
    '/m/lucknow-lunch-home/menu',
  );
});

it('[GRP-07] a cancelled group says so to its guests, also in the tab', async () => {
  openRoom({ group: { ...asBen(), fulfillmentState: 'CANCELLED' } });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Ana cancelled the group order' }),
  ).toBeVisible();
  expect(document.title).toBe('Ana cancelled the order · Lucknow Lunch Home, Gastown');
});

it('a signed-out person who may be the host is offered to sign in', async () => {
  const asked: unknown[] = [];
  undo.push(bus.on('signInRequested', (fact) => asked.push(fact)));
  const room = openRoom({
    session: 'guest',
    handlers: { getFulfillment: () => refuseWith(403, 'FORBIDDEN', { reason: 'NOT_A_GUEST' }) },
  });
  expect(await screen.findByRole('heading', { name: 'Sign in to open this group order' })).toBeVisible();
  await room.user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(asked).toEqual([{ reason: 'group' }]);
});
