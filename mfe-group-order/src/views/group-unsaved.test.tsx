import { afterEach, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { isAnyDirty } from '@tiffin/federation';
import {
  ana,
  fakeNetwork,
  makeCart,
  makeDeliveryAddress,
  makeInvite,
  makeMerchant,
  makePaymentGroup,
  makeUser,
  refuseWith,
  renderInApp,
  standInStripe,
} from '@tiffin/testing';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { makeRoom, openRoom, statusOf } from '../test-support/open-room';
import { GroupOrderEntry } from './entry/group-order-entry';
import { GroupScreen } from './group-screen';

afterEach(() => {
  sessionStorage.clear();
  Reflect.deleteProperty(window, 'Stripe');
});

/**
 * Renders another remote's screen. Its first rendering is when a new version of that remote may be loaded.
 */
function OtherRemote(): ReactElement {
  const [isHeldUp] = useState(isAnyDirty);
  return <p>{isHeldUp ? 'held up' : 'newest version'}</p>;
}

/** Returns an answer that waits until the test releases it. */
function held(answer: unknown): { readonly answer: Promise<unknown>; readonly release: () => void } {
  let release: () => void = () => undefined;
  const promise = new Promise<unknown>((resolve) => {
    release = () => resolve(answer);
  });
  return { answer: promise, release: () => release() };
}

/** Presses the button, and releases the answer once the button is busy. */
async function pressFor(button: HTMLElement, { release }: ReturnType<typeof held>): Promise<void> {
  fireEvent.click(button);
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  await waitFor(() => expect(isAnyDirty()).toBe(false));
  release();
}

const slots = {
  date: '2099-05-04',
  firstAvailableTime: '11:00',
  lastAvailableTime: '11:30',
  intervalMillis: 900_000,
};
const tipOptions = [
  { id: 'none', percent: 0, amountMicro: 0 },
  { id: 'tip-10', percent: 10, amountMicro: 2_000_000 },
];

function openSetting(name: RegExp): () => Promise<HTMLElement> {
  const group = makeRoom({
    fulfillmentType: 'DELIVERY',
    paymentSplit: 'FIXED_AMOUNT',
    fixedAmountMicro: null,
  });
  const { user } = openRoom({
    group,
    session: ana,
    handlers: {
      getDeliveryAddresses: () => ({ deliveryAddresses: [makeDeliveryAddress()] }),
      getFulfillmentTypeOptions: () => ({ fulfillmentTypes: ['DELIVERY', 'PICKUP'] }),
      getFulfillmentTimeSlots: () => ({ scheduledOrderTimeSlots: [slots] }),
      getFulfillmentTipOptions: () => ({ tipOptions }),
      updateFulfillment: () => ({ fulfillment: group, validationErrors: [] }),
    },
  });
  return async () => {
    await user.click(await screen.findByRole('button', { name }));
    return screen.findByRole('dialog');
  };
}

it.each([
  ['Who pays', [/Everyone pays their own part/, /I pay for everyone/]],
  ['Time', [/11:15/]],
  ['Delivery or pickup', [/200 Granville/, /Another address/]],
  ['Tip', [/10%/]],
] as const)('the setting "%s" is unsaved while it differs from the group’s', async (name, [other, back]) => {
  const dialog = within(await openSetting(new RegExp(`^${name}`))());
  const choice = await dialog.findByRole('radio', { name: other });
  await waitFor(() => expect(isAnyDirty()).toBe(false));
  fireEvent.click(choice);
  expect(isAnyDirty()).toBe(true);
  if (back) {
    fireEvent.click(dialog.getByRole('radio', { name: back }));
    await waitFor(() => expect(isAnyDirty()).toBe(false));
    fireEvent.click(choice);
  }
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(isAnyDirty()).toBe(false));
});

it.each([
  ['Time', /11:15/],
  ['Tip', /10%.*\$2\.00/],
  ['Delivery or pickup', /^Pickup/],
] as const)(
  '[GRP-18] [MOD-09] the choices of "%s" are those of the fulfillment service',
  async (name, choice) => {
    const dialog = within(await openSetting(new RegExp(`^${name}`))());
    expect(await dialog.findByRole('radio', { name: choice })).toBeEnabled();
  },
);

it.each([
  ['Delivery or pickup', 'combobox', 'Address'],
  ['Delivery or pickup', 'textbox', /Delivery instructions/],
] as const)('input in the setting "%s", %s "%s", is unsaved', async (name, role, field) => {
  const dialog = within(await openSetting(new RegExp(`^${name}`))());
  const input = await dialog.findByRole(role, { name: field });
  await waitFor(() => expect(isAnyDirty()).toBe(false));
  fireEvent.change(input, { target: { value: 'Seventh floor' } });
  expect(isAnyDirty()).toBe(true);
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(isAnyDirty()).toBe(false));
});

it('the deadline is unsaved while it differs from the group’s', async () => {
  const dialog = within(await openSetting(/^Deadline/)());
  await waitFor(() => expect(isAnyDirty()).toBe(false));
  fireEvent.click(dialog.getByRole('button', { name: 'No deadline' }));
  expect(isAnyDirty()).toBe(true);
});

it('the guest limit is unsaved while it differs from the group’s', async () => {
  const dialog = within(await openSetting(/^Guest limit/)());
  await waitFor(() => expect(isAnyDirty()).toBe(false));
  fireEvent.click(dialog.getByRole('button', { name: /Remove one/ }));
  expect(isAnyDirty()).toBe(true);
  fireEvent.click(dialog.getByRole('button', { name: /Add one/ }));
  await waitFor(() => expect(isAnyDirty()).toBe(false));
});

it('a first name is unsaved until the guest has joined', async () => {
  const group = makeRoom();
  const room = openRoom({
    query: '?invite_id=link-1',
    handlers: {
      getFulfillment: () =>
        refuseWith(403, 'FORBIDDEN', { reason: 'NOT_A_GUEST', data: { linkId: 'link-1' } }),
      getInvite: () => ({ invite: makeInvite() }),
    },
  });
  const dialog = within(await screen.findByRole('dialog'));
  const name = dialog.getByLabelText('Your first name');
  await waitFor(() => expect(isAnyDirty()).toBe(false));
  await room.user.type(name, 'Ben');
  expect(isAnyDirty()).toBe(true);
  room.network.plan({
    joinFulfillment: () => ({ fulfillment: group }),
    getFulfillment: () => ({ fulfillment: group }),
    getFulfillmentStatus: () => statusOf(group),
  });
  await room.user.click(dialog.getByRole('button', { name: 'Join' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(isAnyDirty()).toBe(false));
});

it('the choices for a new group are unsaved until it is started; its page may then be of a new version', async () => {
  const refused = held(refuseWith(409, 'ORDER_CREATION', { message: 'Not now' }));
  const started = held({ fulfillment: makeRoom() });
  const answers = [refused.answer, started.answer];
  fakeNetwork({
    getCart: () => ({ cart: makeCart({ fulfillmentId: null }) }),
    getMerchant: () => ({ merchant: makeMerchant({ supportsGroupOrdering: true }) }),
    findFulfillments: () => ({ fulfillments: [] }),
    getUser: () => ({ user: makeUser() }),
    createFulfillment: () => answers.shift(),
  });
  const { user } = renderInApp(<GroupOrderEntry merchantId="merchant-1" placement="menu" />, {
    path: '/m/lucknow-lunch-home/menu',
    route: '/m/:merchantExternalId/menu',
    routes: [{ path: '/order/fulfillments/:fulfillmentId/edit', element: <OtherRemote /> }],
    session: ana,
  });
  await user.click(await screen.findByRole('button', { name: 'Start a group order' }));
  const dialog = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(isAnyDirty()).toBe(false));
  const [sooner] = dialog.getAllByRole('radio', { name: /\d\d:\d\d/ });
  if (sooner) await user.click(sooner);
  expect(isAnyDirty()).toBe(true);
  await pressFor(dialog.getByRole('button', { name: 'Start' }), refused);
  expect(await screen.findByRole('alert')).toBeVisible();
  await waitFor(() => expect(isAnyDirty()).toBe(true));
  await pressFor(dialog.getByRole('button', { name: 'Start' }), started);
  expect(await screen.findByText('newest version')).toBeVisible();
});

it('the payment method of a group is unsaved until it is paid; the order’s page may then be of a new version', async () => {
  standInStripe({});
  const [card] = makePaymentGroup().paymentMethods;
  const second = card && {
    ...card,
    paymentMethodIdentifier: { ...card.paymentMethodIdentifier, entityId: 'card-2' },
    cardDisplayDetails: { brand: 'visa', country: 'CA', last4: '4444' },
  };
  const group = makeRoom();
  const paid = held({ orderId: 'order-1', fulfillment: group });
  fakeNetwork({
    getFulfillment: () => ({ fulfillment: group }),
    getFulfillmentStatus: () => statusOf(group),
    getFulfillmentValidation: () => ({ validationErrors: [] }),
    getFulfillmentTipOptions: () => ({ tipOptions }),
    getPaymentGroups: () => ({
      paymentGroups: [makePaymentGroup({ paymentMethods: [card, second].flatMap((each) => each ?? []) })],
    }),
    createSetupIntent: () => ({ apiKey: 'pk_setup', clientSecret: 'seti_secret' }),
    confirmFulfillment: () => paid.answer,
  });
  const { user } = renderInApp(<GroupScreen />, {
    path: '/order/fulfillments/fulfillment-1/edit',
    route: '/order/fulfillments/:fulfillmentId/edit',
    routes: [{ path: '/m/:merchantExternalId/status/:orderId', element: <OtherRemote /> }],
    session: ana,
  });
  const [open] = await screen.findAllByRole('button', { name: /Close & check out/ });
  if (open) await user.click(open);
  const dialog = within(await screen.findByRole('dialog', { name: 'Close and check out' }));
  await user.click(await dialog.findByRole('radio', { name: 'Another card' }));
  await waitFor(() => expect(isAnyDirty()).toBe(false));
  fireEvent.input(await screen.findByTestId('card-element'), { target: { textContent: '4' } });
  expect(isAnyDirty()).toBe(true);
  await user.click(dialog.getByRole('radio', { name: /4242/ }));
  await waitFor(() => expect(isAnyDirty()).toBe(false));
  await user.click(dialog.getByRole('radio', { name: /4444/ }));
  expect(isAnyDirty()).toBe(true);
  await pressFor(dialog.getByRole('button', { name: /^Pay/ }), paid);
  expect(await screen.findByText('newest version')).toBeVisible();
});
