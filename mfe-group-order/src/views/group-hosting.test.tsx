import { afterEach, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { SETTLE_MS } from '@tiffin/domain';
import {
  ana,
  failNetwork,
  makeFulfillment,
  makeFulfillmentGuest,
  makePaymentGroup,
  refuseWith,
} from '@tiffin/testing';
import type { RecordedCall } from '@tiffin/testing';
import { makeRoom, openRoom, statusOf } from '../test-support/open-room';
import { standInStripe } from '@tiffin/testing';
import { toast } from '@tiffin/ui';

afterEach(() => {
  // At most two toasts show: these replace those of the test.
  toast({ text: 'first' });
  toast({ text: 'second' });
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  Reflect.deleteProperty(window, 'Stripe');
});

const statusPath = '/m/lucknow-lunch-home/status/order-1?orderIdentifierType=ID';
const method = makePaymentGroup().paymentMethods[0]?.paymentMethodIdentifier;
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

type Room = ReturnType<typeof openRoom>;

async function pressPay({ user }: Room): Promise<HTMLElement> {
  const [open] = await screen.findAllByRole('button', { name: /Close & check out/ });
  if (open) await user.click(open);
  const dialog = await screen.findByRole('dialog', { name: 'Close and check out' });
  const pay = await within(dialog).findByRole('button', { name: /^Pay/ });
  await waitFor(() => {
    expect(pay).toBeEnabled();
  });
  await user.click(pay);
  return dialog;
}

it('[GRP-07] [GRP-14] the host closes the group, pays with a stored card for what was seen, and lands on the order', async () => {
  const room = openRoom({ session: ana, handlers: { confirmFulfillment: paid } });
  await pressPay(room);
  await waitFor(() => {
    expect(room.location()).toBe(statusPath);
  });
  const [call, ...more] = room.network.callsOf('confirmFulfillment');
  expect(more).toEqual([]);
  expect(call?.body).toEqual({
    checksum: 'group-checksum-1',
    paymentMethod: { paymentMethodIdentifier: method },
    fundingSourceId: null,
    paymentChallengeAnswer: null,
    subdomain: null,
  });
  expect(call?.headers['Idempotency-Key']).toBeTruthy();
});

it('[GRP-14] a changed group is not paid: the new total is shown and must be confirmed', async () => {
  let current = makeRoom();
  const room = openRoom({
    session: ana,
    handlers: {
      getFulfillment: () => ({ fulfillment: current }),
      confirmFulfillment: ({ body }: RecordedCall) => {
        if (JSON.stringify(body).includes('group-checksum-2')) return paid();
        const cost = { ...current.costBreakdown, totalMicro: 33_600_000 };
        current = makeRoom({ checksum: 'group-checksum-2', costBreakdown: cost });
        return refuseWith(409, 'GROUP_CHANGED', { message: 'The group order has changed' });
      },
    },
  });
  const dialog = await pressPay(room);
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(/Nothing was charged.*\$33\.60/);
  await room.user.click(within(dialog).getByRole('button', { name: /^Pay.*\$33\.60/ }));
  await waitFor(() => {
    expect(room.location()).toBe(statusPath);
  });
  const keys = room.network.callsOf('confirmFulfillment').map(({ headers }) => headers['Idempotency-Key']);
  expect(new Set(keys).size).toBe(2);
});

it('[GRP-14] [GRP-23] the bank’s challenge is answered and the group confirmed again with the answer', async () => {
  const provider = standInStripe({ cardAction: { paymentIntent: { id: 'pi_1' } } });
  const answers = [challenge, paid()];
  const room = openRoom({ session: ana, handlers: { confirmFulfillment: () => answers.shift() } });
  await pressPay(room);
  await waitFor(() => {
    expect(room.location()).toBe(statusPath);
  });
  expect(provider.secrets).toEqual(['secret_1']);
  const [first, second] = room.network.callsOf('confirmFulfillment');
  expect(second?.body).toEqual({
    ...(typeof first?.body === 'object' ? first.body : {}),
    paymentChallengeAnswer: {
      stripeChallengeAnswer: { stripeId: 'pi_1' },
      challengeMetadataReplay: 'metadata-1',
    },
  });
  expect(second?.headers['Idempotency-Key']).toBe(first?.headers['Idempotency-Key']);
});

it('[GRP-24] a confirm that fails after the bank’s challenge shows a toast and stays as an error', async () => {
  standInStripe({ cardAction: { paymentIntent: { id: 'pi_1' } } });
  const answers = [challenge, refuseWith(402, 'CARD_DECLINED', { message: 'Your card was declined' })];
  const room = openRoom({ session: ana, handlers: { confirmFulfillment: () => answers.shift() } });
  const dialog = await pressPay(room);
  expect(await screen.findByText('We couldn’t do that just now. Please try again.')).toBeVisible();
  expect(within(dialog).getByRole('alert')).toHaveTextContent(/didn’t go through/);
  expect(room.location()).toBe('/order/fulfillments/fulfillment-1/edit');
});

const tryAgain = { kind: 'toast', messageKey: 'errors.tryAgain', tone: 'error' };

it('[ERR-06] a failure to delete a group or to make an invitation toasts errors.tryAgain', async () => {
  const failed = () => refuseWith(500, 'UNKNOWN');
  const room = openRoom({ session: ana, handlers: { deleteFulfillment: failed, createInvite: failed } });
  await room.user.click(await screen.findByRole('button', { name: 'Cancel group order' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Cancel the group order?' });
  await room.user.click(within(dialog).getByRole('button', { name: 'Cancel group order' }));
  await waitFor(() => {
    expect(room.effects).toEqual([tryAgain]);
  });
  expect(screen.queryByRole('alertdialog')).toBeNull();
  const [invite] = await screen.findAllByRole('button', { name: /Invite/ });
  if (invite) await room.user.click(invite);
  await waitFor(() => {
    expect(room.effects).toEqual([tryAgain, tryAgain]);
  });
});

it('[ERR-06] a refused payment of the group toasts errors.tryAgain', async () => {
  const refused = () => refuseWith(402, 'CARD_DECLINED', { message: 'Your card was declined' });
  const room = openRoom({ session: ana, handlers: { confirmFulfillment: refused } });
  await pressPay(room);
  expect(await screen.findByText('We couldn’t do that just now. Please try again.')).toBeVisible();
});

it('[ERR-06] [GRP-14] a payment without an answer is checked, and toasts once it is known that none was made', async () => {
  const room = openRoom({ session: ana, handlers: { confirmFulfillment: () => refuseWith(500, 'UNKNOWN') } });
  const dialog = await pressPay(room);
  expect(await within(dialog).findByText('Checking on your payment.')).toBeVisible();
  expect(within(dialog).getByRole('button', { name: /^Pay/ })).toHaveAttribute('aria-busy', 'true');
  const now = Date.now.bind(Date);
  jest.spyOn(Date, 'now').mockImplementation(() => now() + SETTLE_MS);
  const toastText = 'We couldn’t do that just now. Please try again.';
  expect(await screen.findByText(toastText, undefined, { timeout: 5000 })).toBeVisible();
  expect(within(dialog).getByRole('alert')).toHaveTextContent(/Nothing was charged/);
  room.network.plan({ confirmFulfillment: paid });
  await room.user.click(within(dialog).getByRole('button', { name: /^Pay/ }));
  await waitFor(() => {
    expect(room.location()).toBe(statusPath);
  });
  const keys = room.network.callsOf('confirmFulfillment').map(({ headers }) => headers['Idempotency-Key']);
  expect(new Set(keys).size).toBe(1);
});

const closed = () => ({ fulfillment: makeRoom({ fulfillmentState: 'CLOSED', orderId: 'order-1' }) });

it('[GRP-14] a payment with a lost answer opens the order that exists, and pays once', async () => {
  const room = openRoom({ session: ana, handlers: { confirmFulfillment: () => failNetwork() } });
  const dialog = await pressPay(room);
  await within(dialog).findByText('Checking on your payment.');
  room.network.plan({ getFulfillment: closed });
  await waitFor(() => expect(room.location()).toBe(statusPath), { timeout: 5000 });
  expect(room.network.callsOf('confirmFulfillment')).toHaveLength(1);
});

it('[GRP-14] a payment abandoned by a reload is checked automatically, and nothing is sent', async () => {
  const attempt = {
    key: 'c0ffee00-1234-4abc-8def-0123456789ab',
    intent: 'group:fulfillment-1:group-checksum-1:card-1',
    step: 'sent',
    buyer: makeRoom().currentUserId,
    changedAt: null,
    leftAt: Date.now(),
  };
  localStorage.setItem('tiffin.payment.group:fulfillment-1', JSON.stringify(attempt));
  const room = openRoom({ session: ana });
  expect(await screen.findByText('Checking on your payment.')).toBeVisible();
  room.network.plan({ getFulfillment: closed });
  await waitFor(() => expect(room.location()).toBe(statusPath), { timeout: 5000 });
  expect(room.network.callsOf('confirmFulfillment')).toEqual([]);
});

it('a declined card says why, and the next attempt has a new key', async () => {
  const answers = [refuseWith(402, 'CARD_DECLINED', { message: 'Your card was declined' }), paid()];
  const room = openRoom({ session: ana, handlers: { confirmFulfillment: () => answers.shift() } });
  const dialog = await pressPay(room);
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Your card was declined');
  await room.user.click(within(dialog).getByRole('button', { name: /^Pay/ }));
  await waitFor(() => {
    expect(room.location()).toBe(statusPath);
  });
});

it('[GRP-11] the host removes a guest after a confirmation', async () => {
  const alone = makeRoom({ guests: makeRoom().guests.slice(0, 1), checksum: 'group-checksum-2' });
  const room = openRoom({ session: ana, handlers: { removeGuest: () => ({ fulfillment: alone }) } });
  await room.user.click(await screen.findByRole('button', { name: 'Remove Ben' }));
  const dialog = await screen.findByRole('alertdialog', { name: /Remove Ben Tran/ });
  room.network.plan({ getFulfillment: () => ({ fulfillment: alone }) });
  await room.user.click(within(dialog).getByRole('button', { name: 'Remove' }));
  await waitFor(() => {
    expect(screen.queryByText('Ben Tran')).toBeNull();
  });
  expect(room.network.callsOf('removeGuest')[0]?.params).toEqual({
    id: 'fulfillment-1',
    externalUserId: 'user-ben',
  });
});

it('[GRP-11] [GRP-07] the host cancels the group, which reloads', async () => {
  const room = openRoom({ session: ana, handlers: { deleteFulfillment: () => ({}) } });
  await room.user.click(await screen.findByRole('button', { name: 'Cancel group order' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Cancel the group order?' });
  room.network.plan({ getFulfillment: () => ({ fulfillment: makeRoom({ fulfillmentState: 'CANCELLED' }) }) });
  await room.user.click(within(dialog).getByRole('button', { name: 'Cancel group order' }));
  expect(await screen.findByText(/You cancelled this group order/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Close & check out/ })).toBeNull();
});

it('[GRP-10] [MOD-11] a setting is saved with validation, and its panel stays open while its field is invalid', async () => {
  const group = makeRoom({ fulfillmentType: 'DELIVERY' });
  const problems = [{ field: 'deliveryLocation', code: 'LOCATION_MISSING' }];
  const answers = [
    { fulfillment: group, validationErrors: problems },
    { fulfillment: group, validationErrors: [] },
  ];
  const room = openRoom({
    group,
    session: ana,
    handlers: {
      getDeliveryAddresses: () => ({ deliveryAddresses: [] }),
      getFulfillmentTypeOptions: () => ({ fulfillmentTypes: ['DELIVERY', 'PICKUP'] }),
      updateFulfillment: () => answers.shift(),
    },
  });
  await room.user.click(await screen.findByRole('button', { name: /^Delivery/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Delivery or pickup' });
  await room.user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByText(/Add a delivery address/)).toBeVisible();
  await room.user.type(within(dialog).getByRole('textbox', { name: 'Delivery address' }), '7th floor');
  await room.user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  const [, second] = room.network.callsOf('updateFulfillment');
  expect(second?.query).toEqual({ withValidation: 'true' });
  expect(second?.body).toMatchObject({ deliveryDetails: { location: '7th floor' } });
});

it('a host without items and without ready guests is led to the menu instead of the checkout', async () => {
  openRoom({
    group: makeFulfillment({ orderByTime: null, expirationTime: '2099-01-01T00:00:00Z' }),
    session: ana,
  });
  expect(await screen.findByText(/there’s nothing to pay for yet/)).toBeVisible();
  const links = screen.getAllByRole('link', { name: 'Add my items' });
  expect(links[0]).toHaveAttribute('href', '/m/lucknow-lunch-home/menu');
  expect(screen.queryByRole('button', { name: /Close & check out/ })).toBeNull();
});

it('[GRP-09] a poll reloads the group only after a change', async () => {
  const room = openRoom({ session: ana });
  await screen.findByText('Ben Tran');
  await waitFor(() => {
    expect(room.network.callsOf('getFulfillmentStatus')).toHaveLength(1);
  });
  expect(room.network.callsOf('getFulfillment')).toHaveLength(1);
  const tom = makeFulfillmentGuest({ externalUserId: 'tom', firstName: 'Tom', lastName: '', seat: 2 });
  const after = makeRoom({ guests: [...makeRoom().guests, tom], checksum: 'group-checksum-2' });
  room.network.plan({
    getFulfillment: () => ({ fulfillment: after }),
    getFulfillmentStatus: () => statusOf(after),
  });
  await room.queryClient.refetchQueries({ queryKey: ['fulfillments', 'status'] });
  expect((await screen.findAllByText('Tom'))[0]).toBeVisible();
  await waitFor(() => {
    expect(screen.getByText('Tom joined.')).toBeInTheDocument();
  });
});

it.each(['share', 'goShare'])(
  '[RTE-03] the share panel opens by %s=1 and leaves the rest of the URL unchanged',
  async (name) => {
    const joinUri = 'http://localhost:3000/order/fulfillments/fulfillment-1/edit?invite_id=link-2';
    const room = openRoom({
      session: ana,
      query: `?deliveryAddressId=a1&${name}=1&lang=en`,
      handlers: { createInvite: () => ({ linkId: 'link-2', joinUri }) },
    });
    const dialog = await screen.findByRole('dialog', { name: 'Invite your group' });
    await waitFor(() => {
      expect(within(dialog).getByRole('textbox', { name: 'Invite link' })).toHaveValue(joinUri);
    });
    expect(await within(dialog).findByRole('img', { name: /QR code/ })).toBeVisible();
    await room.user.click(within(dialog).getByRole('button', { name: 'Copy link' }));
    expect(await navigator.clipboard.readText()).toBe(joinUri);
    expect(await screen.findByText(/Link copied/)).toBeVisible();
    await room.user.click(within(dialog).getByRole('button', { name: 'Open group order' }));
    expect(room.location()).toBe('/order/fulfillments/fulfillment-1/edit?deliveryAddressId=a1&lang=en');
  },
);
