import { afterEach, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { setFlags } from '@tiffin/config';
import type { Fulfillment } from '@tiffin/contracts';
import { FREE_PAYMENT, SETTLE_MS } from '@tiffin/domain';
import {
  ana,
  failNetwork,
  makeFulfillment,
  makeFulfillmentGuest,
  makePaymentGroup,
  refuseWith,
  testConfig,
} from '@tiffin/testing';
import { northlightBill } from '../test-support/northlight-bill';
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
  act(() => setFlags({}));
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
  const room = openRoom({
    session: ana,
    config: { ...testConfig, subdomain: 'northlight' },
    handlers: { confirmFulfillment: paid },
  });
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
    subdomain: 'northlight',
  });
  expect(call?.headers['Idempotency-Key']).toBeTruthy();
});

it('[GRP-14] a group that costs nothing is placed without a card', async () => {
  const room = makeRoom();
  const free = makeRoom({ costBreakdown: { ...room.costBreakdown, totalMicro: 0 } });
  const opened = openRoom({ group: free, session: ana, handlers: { confirmFulfillment: paid } });
  const [open] = await screen.findAllByRole('button', { name: /Close & check out/ });
  if (open) await opened.user.click(open);
  expect(await screen.findByText('Nothing to pay. You don’t need a card.')).toBeVisible();
  await opened.user.click(screen.getByRole('button', { name: /^Pay/ }));
  await waitFor(() => {
    expect(opened.location()).toBe(statusPath);
  });
  expect(opened.network.callsOf('getPaymentGroups')).toEqual([]);
  expect(opened.network.callsOf('confirmFulfillment')[0]?.body).toMatchObject({
    paymentMethod: { paymentMethodIdentifier: FREE_PAYMENT },
  });
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
  const updateFulfillment = () => ({ fulfillment: makeRoom(), validationErrors: [] });
  const handlers = { confirmFulfillment: () => answers.shift(), updateFulfillment };
  const room = openRoom({ session: ana, handlers });
  const dialog = await pressPay(room);
  expect(await screen.findByText('We couldn’t do that just now. Try again.')).toBeVisible();
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(/didn’t go through/);
  await waitFor(() => expect(room.network.callsOf('updateFulfillment')).toHaveLength(1));
  expect(room.location()).toBe('/order/fulfillments/fulfillment-1/edit');
});

const tryAgain = { kind: 'toast', messageKey: 'errors.tryAgain', tone: 'error' };

it('[ERR-06] a failure to delete a group or to make an invitation toasts errors.tryAgain', async () => {
  const failed = () => refuseWith(500, 'UNKNOWN');
  const room = openRoom({ session: ana, handlers: { deleteFulfillment: failed, createInvite: failed } });
  await room.user.click(await screen.findByRole('button', { name: 'Cancel group order' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Cancel the group order?' });
  expect(within(dialog).getByText(/ 1 other person keeps what they chose/)).toBeVisible();
  await room.user.click(within(dialog).getByRole('button', { name: 'Cancel group order' }));
  await waitFor(() => {
    expect(room.effects).toEqual([tryAgain]);
  });
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
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
  expect(await screen.findByText('We couldn’t do that just now. Try again.')).toBeVisible();
});

it('[ERR-06] [GRP-14] a payment without an answer is checked, and toasts once it is known that none was made', async () => {
  const room = openRoom({ session: ana, handlers: { confirmFulfillment: () => refuseWith(500, 'UNKNOWN') } });
  const dialog = await pressPay(room);
  const checking = await within(dialog).findByText('Checking on your payment.');
  expect(checking).toBeVisible();
  expect(checking.closest('[tabindex="-1"]')).toHaveFocus();
  expect(within(dialog).getByRole('button', { name: /^Pay/ })).toHaveAttribute('aria-busy', 'true');
  const now = Date.now.bind(Date);
  jest.spyOn(Date, 'now').mockImplementation(() => now() + SETTLE_MS);
  const toastText = 'We couldn’t do that just now. Try again.';
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

it('[GRP-14] a payment that cannot be checked is looked up again by a press, and sent once', async () => {
  const room = openRoom({ session: ana, handlers: { confirmFulfillment: () => failNetwork() } });
  const dialog = await pressPay(room);
  await within(dialog).findByText('Checking on your payment.');
  room.network.plan({ getFulfillment: () => failNetwork() });
  expect(within(dialog).queryByRole('button', { name: 'Check again' })).toBeNull();
  const look = await within(dialog).findByRole('button', { name: 'Check again' }, { timeout: 5000 });
  room.network.plan({ getFulfillment: closed });
  await room.user.click(look);
  await waitFor(() => expect(room.location()).toBe(statusPath));
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
  expect(dialog).toHaveTextContent('Ben’s items are removed too. Ben will be told.');
  expect(within(dialog).getByRole('button', { name: 'Keep in the group' })).toBeVisible();
  room.network.plan({ getFulfillment: () => ({ fulfillment: alone }) });
  await room.user.click(within(dialog).getByRole('button', { name: 'Remove' }));
  await waitFor(() => {
    expect(screen.queryByText('Ben Tran')).toBeNull();
  });
  expect(await screen.findByText('Ben is no longer in the group order.')).toBeVisible();
  expect(room.network.callsOf('removeGuest')[0]?.params).toEqual({
    id: 'fulfillment-1',
    externalUserId: 'user-ben',
  });
});

it('[GRP-11] [GRP-07] [MOD-09] the host cancels the group, which reloads', async () => {
  const room = openRoom({ session: ana, handlers: { deleteFulfillment: () => ({}) } });
  await room.user.click(await screen.findByRole('button', { name: 'Cancel group order' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Cancel the group order?' });
  room.network.plan({ getFulfillment: () => ({ fulfillment: makeRoom({ fulfillmentState: 'CANCELLED' }) }) });
  await room.user.click(within(dialog).getByRole('button', { name: 'Cancel group order' }));
  expect(await screen.findByText(/You cancelled this group order/)).toBeVisible();
  expect(screen.getByText('The group order is cancelled.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Close & check out/ })).toBeNull();
});

it('[GRP-20] a private group says so, and only its host may invite', async () => {
  const link = () => screen.queryByRole('textbox', { name: 'Invite link' });
  const host = openRoom({ session: ana, group: makeRoom({ kind: 'PRIVATE_PIGGYBACK' }) });
  expect(await screen.findByText('Private')).toBeVisible();
  expect(link()).toBeVisible();
  host.unmount();
  openRoom({ session: ana, group: makeRoom({ ...asGuest, kind: 'PRIVATE_PIGGYBACK' }) });
  expect(await screen.findByText('Private')).toBeVisible();
  expect(link()).toBeNull();
  expect(screen.queryByRole('button', { name: /Invite/ })).toBeNull();
});

it('[GRP-20] a public group has its own title and no mark, and guests may invite', async () => {
  const groupDisplay = { title: 'Design team lunch', showGuestItems: true };
  openRoom({ session: ana, group: makeRoom({ ...asGuest, groupDisplay }) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Design team lunch' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Invite link' })).toBeVisible();
  expect(screen.queryByText('Private')).toBeNull();
});

it.each([
  ['HOST_ALWAYS_GUEST', ['Ana Oliveira', 'Ben Tran'], '2 of 10 joined, 2 done'],
  ['ADMIN_OPTIONAL_GUEST', ['Ben Tran'], '1 of 10 joined, 1 done'],
] as const)('[GRP-04] with %s a host without items counts as said', async (flow, names, counts) => {
  const room = makeRoom({ fulfillmentFlowType: flow });
  const [host, ...guests] = room.guests;
  const group = { ...room, guests: host ? [{ ...host, subtotalMicro: 0 }, ...guests] : [] };
  openRoom({ session: ana, group });
  expect(await screen.findByText(counts)).toBeVisible();
  for (const name of ['Ana Oliveira', 'Ben Tran'])
    expect(screen.queryAllByText(name)).toHaveLength(names.some((one) => one === name) ? 1 : 0);
});

it.each([
  ['by default', {}, ['Visa ending 4242', 'Northlight account', 'Another card']],
  ['while their flag is off', { group_order_payment_groups: false }, ['Visa ending 4242', 'Another card']],
])('[GRP-21] the host may pay with a company’s payment group: %s', async (_when, flags, titles) => {
  act(() => setFlags(flags));
  const room = openRoom({
    session: ana,
    handlers: { getPaymentGroups: () => ({ paymentGroups: [makePaymentGroup(), northlightBill] }) },
  });
  const [open] = await screen.findAllByRole('button', { name: /Close & check out/ });
  if (open) await room.user.click(open);
  const dialog = await screen.findByRole('dialog', { name: 'Close and check out' });
  await within(dialog).findByRole('radio', { name: /4242/ });
  const radios = within(dialog).getAllByRole('radio');
  expect(radios).toHaveLength(titles.length);
  titles.forEach((title, at) => expect(radios[at]?.closest('label')).toHaveTextContent(title));
});

it.each([
  ['Visa ending 4242', null],
  ['Northlight account', 'account-1'],
])('[GRP-14] a payment with %s names the funding source %s', async (title, fundingSourceId) => {
  const room = openRoom({
    session: ana,
    handlers: {
      getPaymentGroups: () => ({ paymentGroups: [makePaymentGroup(), northlightBill] }),
      confirmFulfillment: paid,
    },
  });
  const [open] = await screen.findAllByRole('button', { name: /Close & check out/ });
  if (open) await room.user.click(open);
  const dialog = within(await screen.findByRole('dialog', { name: 'Close and check out' }));
  await room.user.click(await dialog.findByRole('radio', { name: new RegExp(title) }));
  await room.user.click(dialog.getByRole('button', { name: /^Pay/ }));
  await waitFor(() => {
    expect(room.network.callsOf('confirmFulfillment')[0]?.body).toMatchObject({ fundingSourceId });
  });
});

it('[GRP-16] the host lets the team join without the link, and takes it back', async () => {
  const shared = (shareMode: 'LINK_ONLY' | 'DEFAULT_TEAM') =>
    makeRoom({ shareSettings: { shareMode, supportedShareModes: ['LINK_ONLY', 'DEFAULT_TEAM'] } });
  const answers = [shared('DEFAULT_TEAM'), shared('LINK_ONLY')];
  const room = openRoom({
    session: ana,
    group: shared('LINK_ONLY'),
    handlers: { updateFulfillment: () => ({ fulfillment: answers.shift(), validationErrors: [] }) },
  });
  const team = await screen.findByRole('switch', { name: /^My team can join/ });
  expect(team).not.toBeChecked();
  expect(screen.getByText('Anyone in your team who opens this group order can join.')).toBeVisible();
  await room.user.click(team);
  await waitFor(() => expect(room.network.callsOf('updateFulfillment')).toHaveLength(1));
  expect(await screen.findByText('Your team can join without the link.')).toBeInTheDocument();
  expect(team).toBeChecked();
  await room.user.click(team);
  expect(await screen.findByText('Only people with the link can join.')).toBeInTheDocument();
  expect(team).not.toBeChecked();
  expect(room.network.callsOf('updateFulfillment').map(({ body }) => body)).toEqual([
    { shareMode: 'DEFAULT_TEAM' },
    { shareMode: 'LINK_ONLY' },
  ]);
});

const linkOnly: Partial<Fulfillment> = {
  shareSettings: { shareMode: 'LINK_ONLY', supportedShareModes: ['LINK_ONLY'] },
};
const privately: Partial<Fulfillment> = {
  kind: 'PRIVATE_PIGGYBACK',
  shareSettings: { shareMode: 'LINK_ONLY', supportedShareModes: ['LINK_ONLY', 'DEFAULT_TEAM'] },
};
const asGuest: Partial<Fulfillment> = { currentUserId: 'user-ben', isCurrentUserAdmin: false };

it.each([
  ['the host of a group that supports the link only', linkOnly],
  ['the host of a private group', privately],
  ['a guest', asGuest],
])('[GRP-16] %s has no switch for the team', async (_who, more) => {
  openRoom({ session: ana, group: makeRoom(more) });
  expect(await screen.findByRole('textbox', { name: 'Invite link' })).toBeVisible();
  expect(screen.queryByRole('switch', { name: /^My team can join/ })).toBeNull();
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
  '[RTE-03] [GRP-17] the share panel opens by %s=1 with a new invite and leaves the rest of the URL unchanged',
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
    expect(room.network.callsOf('createInvite').map(({ params }) => params)).toEqual([
      { id: 'fulfillment-1' },
    ]);
    expect(await within(dialog).findByRole('img', { name: /QR code/ })).toBeVisible();
    await room.user.click(within(dialog).getByRole('button', { name: 'Copy link' }));
    expect(await navigator.clipboard.readText()).toBe(joinUri);
    expect(await screen.findByText(/Link copied/)).toBeVisible();
    await room.user.click(within(dialog).getByRole('button', { name: 'Open group order' }));
    expect(room.location()).toBe('/order/fulfillments/fulfillment-1/edit?deliveryAddressId=a1&lang=en');
  },
);
