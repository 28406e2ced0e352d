import { expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { fulfillmentQueries } from '@tiffin/api';
import type { Fulfillment } from '@tiffin/contracts';
import { ana, makeCartItem, makeFulfillmentGuest, makePaymentGroup, refuseWith } from '@tiffin/testing';
import { makeRoom, openRoom } from '../test-support/open-room';

const before = makeRoom({ settingsRevision: 'r1', guestMax: 10 });
const elsewhere = (more: Partial<Fulfillment>) => makeRoom({ settingsRevision: 'r2', ...more });
const changed = () => refuseWith(409, 'SETTINGS_CHANGED', { message: 'The settings have changed' });

/** Opens a room whose group is `after` as soon as the first update has been refused. */
function openOutdated(after: Fulfillment) {
  let group = before;
  const answers = [
    () => {
      group = after;
      return changed();
    },
  ];
  return openRoom({
    session: ana,
    handlers: {
      getFulfillment: () => ({ fulfillment: group }),
      getFulfillmentTipOptions: () => ({ tipOptions: [] }),
      updateFulfillment: () => answers.shift()?.() ?? { fulfillment: after, validationErrors: [] },
    },
  });
}

const sent = ({ network }: ReturnType<typeof openRoom>) =>
  network.callsOf('updateFulfillment').map(({ body }) => body);

async function openSetting({ user }: ReturnType<typeof openRoom>, name: RegExp) {
  await user.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
}

it('[MOD-09] a setting that was changed elsewhere is not overwritten, and its panel says what it is now', async () => {
  const room = openOutdated(elsewhere({ fixedAmountMicro: 12_000_000, sharedCosts: 'EQUALLY' }));
  const dialog = await openSetting(room, /^Who pays/);
  expect(dialog.queryByRole('alert')).toBeNull();
  await room.user.click(dialog.getByRole('button', { name: 'Save' }));
  const told = await dialog.findByRole('alert');
  expect(told).toHaveTextContent('This changed while you had it open. Now: You pay up to $12.00 each');
  expect(sent(room)).toEqual([expect.objectContaining({ fixedAmountMicro: null, settingsRevision: 'r1' })]);
  expect(dialog.getByRole('radio', { name: /I pay for everyone/ })).toBeChecked();
  await room.user.click(dialog.getByRole('button', { name: 'Save mine instead' }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  expect(sent(room)[1]).toEqual(expect.objectContaining({ fixedAmountMicro: null, settingsRevision: 'r2' }));
});

it('[MOD-09] the change that was made elsewhere can be kept', async () => {
  const room = openOutdated(elsewhere({ guestMax: 30 }));
  const dialog = await openSetting(room, /^Guest limit/);
  await room.user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Now: 30 people');
  await room.user.click(dialog.getByRole('button', { name: 'Keep the change' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent(room)).toHaveLength(1);
});

it.each([
  [
    'who sees items',
    /^Who pays/,
    { groupDisplay: { ...before.groupDisplay, showGuestItems: false } },
    'Only you see everyone’s items',
  ],
  [
    'who is counted in',
    /^Deadline/,
    { countInAtDeadline: true },
    'Everyone who has chosen something is included',
  ],
] as const)('a change of %s, which no row shows, is told too', async (_what, name, more, words) => {
  const room = openRoom({
    session: ana,
    group: before,
    handlers: { getFulfillmentTimeSlots: () => ({ scheduledOrderTimeSlots: [] }) },
  });
  const dialog = await openSetting(room, name);
  act(() => {
    room.queryClient.setQueryData(fulfillmentQueries.detail('fulfillment-1').queryKey, elsewhere(more));
  });
  expect(await dialog.findByText(words, { exact: false })).toBeVisible();
});

it('another setting that was changed elsewhere does not stop a save', async () => {
  const room = openOutdated(elsewhere({ guestMax: 30 }));
  const dialog = await openSetting(room, /^Who pays/);
  await room.user.click(dialog.getByRole('radio', { name: /Everyone pays their own part/ }));
  await room.user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  expect(sent(room)).toEqual([
    expect.objectContaining({ paymentSplit: 'PAY_SEPARATELY', settingsRevision: 'r1' }),
    expect.objectContaining({ paymentSplit: 'PAY_SEPARATELY', settingsRevision: 'r2' }),
  ]);
});

it('more time is not given on top of a deadline that was changed elsewhere', async () => {
  const choosing = makeFulfillmentGuest({ cartItems: [makeCartItem()], subtotalMicro: 12_000_000 });
  const guests = [...before.guests.slice(0, 1), choosing];
  const later = new Date(Date.parse(before.orderByTime ?? '') + 3_600_000).toISOString();
  let group: Fulfillment = { ...before, guests };
  const room = openRoom({
    session: ana,
    handlers: {
      getFulfillment: () => ({ fulfillment: group }),
      updateFulfillment: () => {
        group = { ...elsewhere({ orderByTime: later }), guests };
        return changed();
      },
    },
  });
  await room.user.click(await screen.findByRole('button', { name: '10 more minutes' }));
  expect(await screen.findByText('The settings have changed')).toBeVisible();
  expect(sent(room)).toHaveLength(1);
});

const account = {
  name: 'Northlight account',
  paymentMethodIdentifier: {
    entityType: 'ACCOUNT',
    entityId: 'account-1',
    paymentProvider: 'NONE',
    paymentOptionType: 'INVOICE',
  },
  cardDisplayDetails: null,
} as const;
const chosen = { paymentMethodIdentifier: account.paymentMethodIdentifier };
const paymentGroups = [
  makePaymentGroup(),
  makePaymentGroup({ name: 'Northlight', sourceType: 'CORPORATE', paymentMethods: [account] }),
];

it('[MOD-09] the host chooses beforehand with what they pay', async () => {
  const room = openRoom({
    session: ana,
    handlers: {
      getPaymentGroups: () => ({ paymentGroups }),
      updateFulfillment: () => ({
        fulfillment: makeRoom({ ownerPaymentOptions: chosen }),
        validationErrors: [],
      }),
    },
  });
  expect(await screen.findByRole('button', { name: /^Payment method/ })).toHaveTextContent(
    'Chosen at checkout',
  );
  expect(room.network.callsOf('getPaymentGroups')).toEqual([]);
  const dialog = await openSetting(room, /^Payment method/);
  expect(await dialog.findByRole('radio', { name: /Choose at checkout/ })).toBeChecked();
  await room.user.click(dialog.getByRole('radio', { name: /Northlight account/ }));
  room.network.plan({ getFulfillment: () => ({ fulfillment: makeRoom({ ownerPaymentOptions: chosen }) }) });
  await room.user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => {
    expect(screen.getByRole('button', { name: /^Payment method/ })).toHaveTextContent('Northlight account');
  });
  expect(sent(room)).toEqual([{ ownerPaymentOptions: chosen }]);
});

it('[MOD-09] the host takes back the payment method, and then chooses at the checkout', async () => {
  const room = openRoom({
    session: ana,
    group: makeRoom({ ownerPaymentOptions: chosen }),
    handlers: {
      getPaymentGroups: () => ({ paymentGroups }),
      updateFulfillment: () => ({ fulfillment: makeRoom(), validationErrors: [] }),
    },
  });
  const dialog = await openSetting(room, /^Payment method/);
  await room.user.click(await dialog.findByRole('radio', { name: /Choose at checkout/ }));
  await room.user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => {
    expect(sent(room)).toEqual([{ ownerPaymentOptions: null }]);
  });
});

it('[MOD-09] saving while the payment methods have not loaded keeps the one that was chosen', async () => {
  const group = makeRoom({ ownerPaymentOptions: chosen });
  const room = openRoom({
    session: ana,
    group,
    handlers: {
      getPaymentGroups: () => refuseWith(400, 'INVALID_PARAMETER'),
      updateFulfillment: () => ({ fulfillment: group, validationErrors: [] }),
    },
  });
  const dialog = await openSetting(room, /^Payment method/);
  expect(await dialog.findByRole('heading', { name: 'Your cards didn’t load' })).toBeVisible();
  await room.user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => {
    expect(sent(room)).toEqual([{ ownerPaymentOptions: chosen }]);
  });
});

it('[MOD-09] the checkout has the payment method selected that the host chose beforehand', async () => {
  const room = openRoom({
    session: ana,
    group: makeRoom({ ownerPaymentOptions: chosen }),
    handlers: { getPaymentGroups: () => ({ paymentGroups }) },
  });
  const [open] = await screen.findAllByRole('button', { name: /Close & check out/ });
  if (open) await room.user.click(open);
  const dialog = within(await screen.findByRole('dialog', { name: 'Close and check out' }));
  expect(await dialog.findByRole('radio', { name: /Northlight account/ })).toBeChecked();
  expect(dialog.getByRole('radio', { name: /4242/ })).not.toBeChecked();
});

it('[MOD-09] a payment method that can pay no longer is none that is chosen', async () => {
  openRoom({ session: ana, group: makeRoom({ ownerPaymentOptions: chosen }) });
  await waitFor(() => {
    expect(screen.getByRole('button', { name: /^Payment method/ })).toHaveTextContent('Chosen at checkout');
  });
});
