import { afterEach, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fulfillmentQueries } from '@tiffin/api';
import type { Fulfillment } from '@tiffin/contracts';
import { ana, makeFulfillmentGuest, makePaymentGroup, refuseWith, standInStripe } from '@tiffin/testing';
import { makeRoom, openRoom, statusOf } from '../test-support/open-room';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  Reflect.deleteProperty(window, 'Stripe');
});

const statusPath = '/m/lucknow-lunch-home/status/order-1?orderIdentifierType=ID';
const paid = () => ({
  orderId: 'order-1',
  fulfillment: makeRoom({ fulfillmentState: 'CLOSED', orderId: 'order-1', orderToken: 'token-1' }),
});
const challenge = {
  paymentChallenge: {
    stripeChallenge: { apiKey: 'pk_challenge', clientSecret: 'secret_1' },
    challengeMetadata: 'metadata-1',
  },
};

const before = makeRoom();
/** Ana's group once Ben has left: his part is gone. */
const withoutBen = makeRoom({
  guests: before.guests.slice(0, 1),
  checksum: 'group-checksum-2',
  costBreakdown: {
    ...before.costBreakdown,
    itemSumMicro: 12_000_000,
    totalMicro: 12_600_000,
    shares: before.costBreakdown.shares.slice(0, 1),
  },
});

type Room = ReturnType<typeof openRoom>;

async function openCheckout({ user }: Room): Promise<HTMLElement> {
  const [open] = await screen.findAllByRole('button', { name: /Close & check out/ });
  if (open) await user.click(open);
  const dialog = await screen.findByRole('dialog', { name: 'Close and check out' });
  await waitFor(() => {
    expect(within(dialog).getByRole('button', { name: /^Pay/ })).toBeEnabled();
  });
  return dialog;
}

/** The page learns that the group is now another. */
async function become({ network, queryClient }: Room, group: Fulfillment): Promise<void> {
  network.plan({
    getFulfillment: () => ({ fulfillment: group }),
    getFulfillmentStatus: () => statusOf(group),
  });
  await act(() =>
    queryClient.refetchQueries({ queryKey: fulfillmentQueries.detail('fulfillment-1').queryKey }),
  );
}

const checksums = (room: Room) =>
  room.network
    .callsOf('confirmFulfillment')
    .map(({ body }) => /group-checksum-\d/.exec(JSON.stringify(body))?.[0]);
const totals = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);

it('[GRP-14] names what changed while the checkout is open, and charges the new total only once it is accepted', async () => {
  const room = openRoom({ session: ana, handlers: { confirmFulfillment: paid } });
  const dialog = await openCheckout(room);
  expect(within(dialog).getByRole('button', { name: 'Pay $21.00' })).toBeEnabled();
  await become(room, withoutBen);
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Ben left. Was $21.00, now $12.60.');
  expect(totals(dialog).at(-1)).toBe('$12.60');
  expect(within(dialog).queryByRole('button', { name: /^Pay/ })).toBeNull();
  await room.user.click(within(dialog).getByRole('button', { name: 'Accept the new total $12.60' }));
  expect(room.network.callsOf('confirmFulfillment')).toEqual([]);
  expect(within(dialog).queryByRole('alert')).toBeNull();
  await room.user.click(within(dialog).getByRole('button', { name: 'Pay $12.60' }));
  await waitFor(() => {
    expect(room.location()).toBe(statusPath);
  });
  expect(checksums(room)).toEqual(['group-checksum-2']);
});

it('[GRP-14] a guest who only joins does not disturb the checkout', async () => {
  const room = openRoom({ session: ana, handlers: { confirmFulfillment: paid } });
  const dialog = await openCheckout(room);
  const tom = makeFulfillmentGuest({
    externalUserId: 'user-tom',
    firstName: 'Tom',
    lastName: 'Lee',
    seat: 2,
  });
  await become(room, makeRoom({ guests: [...before.guests, tom] }));
  expect((await screen.findAllByText('Tom Lee')).length).toBeGreaterThan(0);
  expect(within(dialog).queryByRole('alert')).toBeNull();
  expect(within(dialog).getByText('Their items won’t be ordered.', { exact: false })).toHaveTextContent(
    'Tom isn’t done. Their items won’t be ordered.',
  );
  await room.user.click(within(dialog).getByRole('button', { name: 'Pay $21.00' }));
  await waitFor(() => {
    expect(room.location()).toBe(statusPath);
  });
});

it('[GRP-14] a change that the service found first is named after Pay, and nothing was charged', async () => {
  let group = before;
  const room = openRoom({
    session: ana,
    handlers: {
      getFulfillment: () => ({ fulfillment: group }),
      getFulfillmentStatus: () => statusOf(group),
      confirmFulfillment: () => {
        if (group === withoutBen) return paid();
        group = withoutBen;
        return refuseWith(409, 'GROUP_CHANGED', { message: 'The group order has changed' });
      },
    },
  });
  const dialog = await openCheckout(room);
  await room.user.click(within(dialog).getByRole('button', { name: 'Pay $21.00' }));
  const accept = await within(dialog).findByRole('button', { name: 'Accept the new total $12.60' });
  expect(within(dialog).getByRole('alert')).toHaveTextContent(
    'Ben left. Was $21.00, now $12.60. Nothing was charged.',
  );
  await room.user.click(accept);
  expect(within(dialog).queryByRole('alert')).toBeNull();
  await room.user.click(within(dialog).getByRole('button', { name: 'Pay $12.60' }));
  await waitFor(() => {
    expect(room.location()).toBe(statusPath);
  });
  expect(checksums(room)).toEqual(['group-checksum-1', 'group-checksum-2']);
});

it('cards that do not load say so, and come with the next try', async () => {
  const room = openRoom({
    session: ana,
    handlers: { getPaymentGroups: () => refuseWith(400, 'INVALID_PARAMETER'), confirmFulfillment: paid },
  });
  const [open] = await screen.findAllByRole('button', { name: /Close & check out/ });
  if (open) await room.user.click(open);
  const dialog = within(await screen.findByRole('dialog', { name: 'Close and check out' }));
  expect(await dialog.findByRole('heading', { name: 'Your cards didn’t load' })).toBeVisible();
  expect(dialog.getByRole('button', { name: /^Pay/ })).toBeDisabled();
  room.network.plan({ getPaymentGroups: () => ({ paymentGroups: [makePaymentGroup()] }) });
  await room.user.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByRole('radio', { name: /4242/ })).toBeChecked();
  expect(dialog.getByRole('button', { name: /^Pay/ })).toBeEnabled();
});

/** Every update of the host ends the lock: those that change nothing are for that. */
const unlocks = (room: Room) =>
  room.network.callsOf('updateFulfillment').map(({ params, body }) => ({ ...params, body }));

async function payWithBank(cardAction: object | 'never'): Promise<{ room: Room; dialog: HTMLElement }> {
  standInStripe({ cardAction });
  const answers = [challenge, paid()];
  const room = openRoom({
    session: ana,
    handlers: {
      confirmFulfillment: () => answers.shift(),
      updateFulfillment: () => ({ fulfillment: before, validationErrors: [] }),
    },
  });
  const dialog = await openCheckout(room);
  await room.user.click(within(dialog).getByRole('button', { name: /^Pay/ }));
  return { room, dialog };
}

it('[GRP-24] unlocks the group when the bank refuses', async () => {
  const { room, dialog } = await payWithBank({ error: { type: 'card_error', code: 'declined' } });
  expect(await within(dialog).findByText(/Your bank didn’t confirm/)).toBeVisible();
  expect(unlocks(room)).toEqual([{ id: 'fulfillment-1', body: {} }]);
});

it('[GRP-24] unlocks the group when the host closes the payment that waits for the bank', async () => {
  const { room, dialog } = await payWithBank('never');
  await within(dialog).findByText('Your bank is asking you to confirm');
  expect(unlocks(room)).toEqual([]);
  await room.user.click(within(dialog).getByRole('button', { name: /Close/ }));
  await waitFor(() => {
    expect(unlocks(room)).toEqual([{ id: 'fulfillment-1', body: {} }]);
  });
});

it('[GRP-24] unlocks the group once when the host closes the page during the bank’s challenge', async () => {
  const { room, dialog } = await payWithBank('never');
  await within(dialog).findByText('Your bank is asking you to confirm');
  fireEvent(window, new Event('pagehide'));
  fireEvent(window, new Event('pagehide'));
  await waitFor(() => {
    expect(unlocks(room)).toEqual([{ id: 'fulfillment-1', body: {} }]);
  });
});

it('[GRP-23] a payment that the bank confirms unlocks nothing', async () => {
  const { room } = await payWithBank({ paymentIntent: { id: 'pi_1' } });
  await waitFor(() => {
    expect(room.location()).toBe(statusPath);
  });
  fireEvent(window, new Event('pagehide'));
  expect(unlocks(room)).toEqual([]);
});

it.each([
  ['at once', []],
  ['after the bank’s challenge', [challenge]],
])('[GRP-14] says that the group has ordered meanwhile, and opens the order: %s', async (_when, before) => {
  const answers: unknown[] = [...before, refuseWith(409, 'FULFILLMENT_NOT_JOINABLE', { reason: 'CLOSED' })];
  standInStripe({ cardAction: { paymentIntent: { id: 'pi_1' } } });
  const room = openRoom({ session: ana, handlers: { confirmFulfillment: () => answers.shift() } });
  const dialog = await openCheckout(room);
  room.network.plan({ getFulfillment: () => ({ fulfillment: paid().fulfillment }) });
  await room.user.click(within(dialog).getByRole('button', { name: /^Pay/ }));
  // The toast moves from the dialog, which closes, to the page.
  await waitFor(() => expect(screen.getByText('This group order has been placed')).toBeVisible());
  await waitFor(() => {
    expect(room.location()).toBe(statusPath);
  });
  expect(screen.queryByText(/try again/i)).toBeNull();
  expect(room.network.callsOf('updateFulfillment')).toEqual([]);
});
