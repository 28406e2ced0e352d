import { afterEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Fulfillment, FulfillmentGuest } from '@tiffin/contracts';
import {
  ana,
  ben,
  makeBillPart,
  makeCartItem,
  makeFulfillmentGuest,
  makePaymentGroup,
  refuseWith,
  standInStripe,
} from '@tiffin/testing';
import { toast } from '@tiffin/ui';
import { northlightBill } from '../test-support/northlight-bill';
import { makeRoom, openRoom } from '../test-support/open-room';

afterEach(() => {
  toast({ text: 'first' });
  toast({ text: 'second' });
  localStorage.clear();
  sessionStorage.clear();
  Reflect.deleteProperty(window, 'Stripe');
});

const card = makePaymentGroup().paymentMethods[0]?.paymentMethodIdentifier;
const [anaThere] = makeRoom().guests;
const { costBreakdown } = makeRoom();
const pathToOrder = '/m/lucknow-lunch-home/status/order-1?orderIdentifierType=ID';

/** A room in which everybody pays separately, with Ben in it as given, as Ana sees it. */
function separateRoom(guest: Partial<FulfillmentGuest>, more: Partial<Fulfillment> = {}): Fulfillment {
  const there = makeFulfillmentGuest({ cartItems: [makeCartItem()], subtotalMicro: 8_000_000, ...guest });
  return makeRoom({ paymentSplit: 'PAY_SEPARATELY', guests: [anaThere ?? there, there], ...more });
}

/** The same room as Ben sees it. */
const asBen = (guest: Partial<FulfillmentGuest>, more: Partial<Fulfillment> = {}) =>
  separateRoom(guest, { currentUserId: 'user-ben', isCurrentUserAdmin: false, ...more });

/** Ben has chosen; his part comes to 8.40. */
const choosing = asBen(
  { projectedMicro: 8_400_000, heldMicro: 0 },
  { costBreakdown: { ...costBreakdown, shares: [{ externalUserId: 'user-ana', amountMicro: 12_600_000 }] } },
);
const paid = asBen({ status: 'READY', heldMicro: 8_400_000 });

async function openPayment(room: ReturnType<typeof openRoom>, name: RegExp): Promise<HTMLElement> {
  const [button] = await screen.findAllByRole('button', { name });
  if (button) await room.user.click(button);
  return screen.findByRole('dialog', { name: 'Pay your part' });
}

it('[GRP-15] a guest puts a stored card behind their part at “I’m done”, and it is then held', async () => {
  let current = choosing;
  const room = openRoom({
    session: ben,
    handlers: {
      getFulfillment: () => ({ fulfillment: current }),
      payGuestPart: () => {
        current = paid;
        return { fulfillment: paid };
      },
    },
  });
  const dialog = await openPayment(room, /I’m done · pay.*\$8\.40/);
  expect(within(dialog).getByText(/never for more than this/)).toBeVisible();
  await room.user.click(await within(dialog).findByRole('button', { name: /I’m done · pay.*\$8\.40/ }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  const [call, ...more] = room.network.callsOf('payGuestPart');
  expect(more).toEqual([]);
  expect(call?.body).toEqual({
    agreedMicro: 8_400_000,
    paymentMethod: { paymentMethodIdentifier: card },
  });
  expect(call?.headers['Idempotency-Key']).toBeTruthy();
  expect(screen.getByText(/Payment held/)).toBeVisible();
  expect(screen.getByText('Paid. We hold $8.40 until the order is placed.')).toBeVisible();
  expect(screen.queryAllByRole('button', { name: /pay/ })).toEqual([]);
  await room.user.click(screen.getByRole('button', { name: 'Leave group order' }));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('We release the amount on your card.');
});

it('[GRP-15] a guest without an account enters a card that is used once', async () => {
  standInStripe({ paymentMethod: { paymentMethod: { id: 'pm_1', card: { brand: 'visa', last4: '4242' } } } });
  const room = openRoom({
    group: choosing,
    handlers: { payGuestPart: () => ({ fulfillment: paid }) },
  });
  const dialog = await openPayment(room, /I’m done · pay/);
  expect(within(dialog).getByText(/We don’t keep the card/)).toBeVisible();
  expect(within(dialog).getByRole('group', { name: 'New card' })).toBeVisible();
  const use = await within(dialog).findByRole('button', { name: /I’m done · pay.*\$8\.40/ });
  await waitFor(() => {
    expect(use).toBeEnabled();
  });
  await room.user.click(use);
  await waitFor(() => {
    expect(room.network.callsOf('payGuestPart')).toHaveLength(1);
  });
  expect(room.network.callsOf('payGuestPart')[0]?.body).toMatchObject({
    paymentMethod: {
      paymentMethodIdentifier: { entityId: 'pm_1', paymentOptionType: 'CREDIT_CARD_ONE_TIME' },
    },
  });
  expect(room.network.callsOf('getPaymentGroups')).toEqual([]);
});

it('a guest without an account may give an address for the receipt, and a wrong one sends nothing', async () => {
  standInStripe({ paymentMethod: { paymentMethod: { id: 'pm_1', card: { brand: 'visa', last4: '4242' } } } });
  const room = openRoom({
    group: choosing,
    handlers: { payGuestPart: () => ({ fulfillment: paid }) },
  });
  const dialog = await openPayment(room, /I’m done · pay/);
  const field = within(dialog).getByRole('textbox', { name: 'Email for your receipt' });
  expect(field).toHaveAccessibleDescription(/We email your receipt once the order is placed/);
  const use = await within(dialog).findByRole('button', { name: /I’m done · pay.*\$8\.40/ });
  await waitFor(() => {
    expect(use).toBeEnabled();
  });
  await room.user.type(field, 'kay@');
  await room.user.click(use);
  expect(await within(dialog).findByText(/Enter a full email address/)).toBeVisible();
  expect(field).toHaveFocus();
  expect(room.network.callsOf('payGuestPart')).toEqual([]);
  await room.user.type(field, 'guest.example');
  await room.user.click(use);
  await waitFor(() => {
    expect(room.network.callsOf('payGuestPart')[0]?.body).toMatchObject({
      receiptEmail: 'kay@guest.example',
    });
  });
});

it('a person with an account is not asked for an address', async () => {
  const dialog = await openPayment(openRoom({ session: ben, group: choosing }), /I’m done · pay/);
  expect(within(dialog).queryByRole('textbox', { name: 'Email for your receipt' })).toBeNull();
});

it('[GRP-15] the host reads whose card was declined, until it is paid', async () => {
  let current = separateRoom({ status: 'BROWSING', heldMicro: 0, isCardDeclined: true });
  const room = openRoom({ session: ana, handlers: { getFulfillment: () => ({ fulfillment: current }) } });
  expect(await screen.findByText('Ben’s card was declined.')).toBeVisible();
  expect(screen.getByText(/You can also pay for them at checkout\./)).toBeVisible();
  current = separateRoom({ status: 'READY', heldMicro: 8_400_000 });
  await room.queryClient.invalidateQueries();
  await waitFor(() => {
    expect(screen.queryByText(/declined/)).toBeNull();
  });
});

it('[GRP-15] a part that costs more by now names both amounts, and asks again', async () => {
  const room = openRoom({
    session: ben,
    group: choosing,
    handlers: {
      payGuestPart: ({ body }) =>
        JSON.stringify(body).includes('8400000')
          ? refuseWith(409, 'PART_CHANGED', { data: { amountMicro: 9_400_000 } })
          : { fulfillment: paid },
    },
  });
  const dialog = await openPayment(room, /I’m done · pay/);
  await room.user.click(await within(dialog).findByRole('button', { name: /I’m done · pay.*\$8\.40/ }));
  expect(await within(dialog).findByText('Your part was $8.40. It’s $9.40 now.')).toBeVisible();
  await room.user.click(within(dialog).getByRole('button', { name: /I’m done · pay.*\$9\.40/ }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

it('[GRP-15] a guest who is ready is told that the part became more, and pays for it', async () => {
  openRoom({ session: ben, group: asBen({ status: 'READY', heldMicro: 8_000_000 }) });
  expect(await screen.findByText('Your part was $8.00. It’s $8.40 now.')).toBeVisible();
  expect(
    screen.getByText(/We then hold \$8\.40 on your card in place of the \$8\.00 we hold now\./),
  ).toBeVisible();
  expect(screen.getAllByRole('button', { name: /Pay my part.*\$8\.40/ })[0]).toBeVisible();
  expect(screen.getByText(/\$0\.40 more to pay/)).toBeVisible();
});

it('[GRP-15] a guest who pays for a part that became more reads in the dialog what is held in place of what', async () => {
  const dialog = await openPayment(
    openRoom({ session: ben, group: asBen({ status: 'READY', heldMicro: 8_000_000 }) }),
    /Pay my part/,
  );
  expect(
    within(dialog).getByText('We then hold $8.40 on your card in place of the $8.00 we hold now.'),
  ).toBeVisible();
});

it('[GRP-15] a guest reads that their own card was declined, and nothing of another guest’s', async () => {
  const own = asBen({ heldMicro: 0, isCardDeclined: true });
  const { unmount } = openRoom({ session: ben, group: own });
  const told = await screen.findByText('Your card was declined.');
  expect(told.parentElement).toHaveTextContent(/Try again or use another card\.$/);
  expect(screen.queryByText(/Ben’s card/)).toBeNull();
  unmount();
  const guests = own.guests.map((guest) =>
    guest.seat === 0 ? guest : { ...guest, externalUserId: 'user-kay' },
  );
  const mine = makeFulfillmentGuest({ seat: 2 });
  openRoom({ session: ben, group: { ...own, guests: [...guests, mine] } });
  await screen.findByRole('heading', { name: 'Your part' });
  expect(screen.queryByText(/declined/)).toBeNull();
});

it('[GRP-23] a declined card and an unanswered bank say that nothing was charged', async () => {
  standInStripe({ cardAction: { error: { code: 'payment_intent_authentication_failure' } } });
  const answers = [
    refuseWith(402, 'CARD_DECLINED', { message: 'Your card was declined', body: 'Nothing was charged.' }),
    {
      paymentChallenge: {
        stripeChallenge: { apiKey: 'pk_challenge', clientSecret: 'secret_1' },
        challengeMetadata: 'metadata-1',
      },
    },
  ];
  const room = openRoom({
    session: ben,
    group: choosing,
    handlers: { payGuestPart: () => answers.shift() },
  });
  const dialog = await openPayment(room, /I’m done · pay/);
  const press = async () =>
    room.user.click(await within(dialog).findByRole('button', { name: /I’m done · pay/ }));
  await press();
  const told = await within(dialog).findByRole('alert');
  expect(told).toHaveTextContent('Your card was declined');
  expect(told.parentElement).toHaveFocus();
  await press();
  await waitFor(() => {
    expect(within(dialog).getByRole('alert')).toHaveTextContent(/Your bank didn’t confirm/);
  });
  expect(within(dialog).getByRole('alert').parentElement).toHaveFocus();
});

it('[GRP-15] pays no part by card where the service takes none', async () => {
  openRoom({ session: ben, group: asBen({ status: 'BROWSING' }) });
  expect((await screen.findAllByRole('button', { name: /^I’m done(?! · pay)/ }))[0]).toBeVisible();
});

const openCheckout = async (room: ReturnType<typeof openRoom>) => {
  const [open] = await screen.findAllByRole('button', { name: /Close & check out/ });
  if (open) await room.user.click(open);
  return screen.findByRole('dialog', { name: 'Close and check out' });
};

it('[GRP-15] the host pays what the guests’ cards do not', async () => {
  const room = openRoom({ session: ana, group: separateRoom({ status: 'READY', heldMicro: 8_400_000 }) });
  const [step] = await screen.findAllByRole('button', { name: /^Close & check out/ });
  expect(step).toHaveAccessibleName(/\$12\.60/);
  expect(screen.getByText('Guests’ cards hold $8.40 for this order.')).toBeVisible();
  const dialog = await openCheckout(room);
  expect(within(dialog).getByText('Paid by guests’ cards').nextSibling).toHaveTextContent('-$8.40');
  expect(within(dialog).getByText('2 people’s food').nextSibling).toHaveTextContent('$20.00');
  expect(within(dialog).getByText('You pay now').nextSibling).toHaveTextContent('$12.60');
  expect(await within(dialog).findByRole('button', { name: /^Pay.*\$12\.60/ })).toBeEnabled();
  expect(within(dialog).queryByRole('switch')).toBeNull();
});

it('[GRP-14] the host whose company is billed reads that it pays for a guest, who then owes nothing', async () => {
  const room = openRoom({
    session: ana,
    group: separateRoom({ status: 'READY', heldMicro: 0 }),
    handlers: { getPaymentGroups: () => ({ paymentGroups: [northlightBill] }) },
  });
  const dialog = await openCheckout(room);
  await room.user.click(within(dialog).getByRole('switch', { name: /Pay \$8\.40 for Ben Tran/ }));
  expect(await within(dialog).findByText('Your company will be billed $8.40.')).toBeVisible();
  expect(within(dialog).queryByText(/will owe you/)).toBeNull();
});

it('[GRP-15] the host waits for a guest’s payment, pays for them, or removes them', async () => {
  const group = separateRoom({ status: 'READY', heldMicro: 0 });
  const room = openRoom({
    session: ana,
    group,
    handlers: {
      confirmFulfillment: () => ({
        orderId: 'order-1',
        fulfillment: makeRoom({ fulfillmentState: 'CLOSED', orderId: 'order-1', orderToken: 'token-1' }),
      }),
    },
  });
  expect(await screen.findByText(/· Not paid yet$/)).toBeVisible();
  const dialog = await openCheckout(room);
  expect(within(dialog).getByText('Ben Tran hasn’t paid $8.40 yet.')).toBeVisible();
  expect(within(dialog).getByText(/You have until .*we release every card/)).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Remove Ben Tran' })).toBeVisible();
  const pay = await within(dialog).findByRole('button', { name: /^Pay.*\$21\.00/ });
  expect(pay).toBeDisabled();
  await room.user.click(within(dialog).getByRole('button', { name: 'Wait' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  const again = await openCheckout(room);
  await room.user.click(within(again).getByRole('switch', { name: /Pay \$8\.40 for Ben Tran/ }));
  expect(within(again).getByText('Ben Tran will owe you $8.40.')).toBeVisible();
  await room.user.click(within(again).getByRole('button', { name: /^Pay.*\$21\.00/ }));
  await waitFor(() => {
    expect(room.location()).toBe(pathToOrder);
  });
  expect(room.network.callsOf('confirmFulfillment')[0]?.body).toMatchObject({
    coveredGuestIds: ['user-ben'],
  });
});

it('[GRP-15] the host reads whose paid part rose, and that they must pay again', async () => {
  const room = openRoom({ session: ana, group: separateRoom({ status: 'READY', heldMicro: 5_000_000 }) });
  const dialog = await openCheckout(room);
  expect(
    within(dialog).getByText(
      'Ben Tran paid $5.00, and then their part rose to $8.40. Ben Tran needs to press “Pay my part” again.',
    ),
  ).toBeVisible();
  expect(within(dialog).queryByText(/hasn’t paid/)).toBeNull();
});

it('[GRP-15] a payment that went missing meanwhile is said, and nothing is charged', async () => {
  const room = openRoom({
    session: ana,
    group: separateRoom({ status: 'READY', heldMicro: 8_400_000 }),
    handlers: { confirmFulfillment: () => refuseWith(409, 'GUEST_PAYMENT_MISSING', {}) },
  });
  const dialog = await openCheckout(room);
  await room.user.click(await within(dialog).findByRole('button', { name: /^Pay.*\$12\.60/ }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(/Not everyone has paid/);
});

const billed = (paidMicro: number, owedMicro: number): Partial<Fulfillment> => ({
  fulfillmentState: 'CLOSED',
  orderId: 'order-1',
  orderToken: 'token-1',
  bill: {
    totalMicro: 21_000_000,
    isRefunded: false,
    parts: [
      makeBillPart({
        coveredMicro: 0,
        owedMicro,
        paidMicro,
        cardDisplayDetails: { brand: 'visa', country: 'CA', last4: '4242' },
      }),
    ],
  },
});

it('[GRP-15] the bill says what a guest paid by card, and that they owe nothing', async () => {
  openRoom({ session: ben, group: asBen({}, billed(11_850_000, 0)) });
  expect(await screen.findByText('You paid $11.85 with Visa ending 4242. You owe nothing.')).toBeVisible();
});

it('[GRP-15] the host’s bill takes off what guests paid by card', async () => {
  openRoom({ session: ana, group: separateRoom({}, billed(11_850_000, 0)) });
  expect(await screen.findByText('Nobody owes you anything.')).toBeVisible();
  expect(screen.getByText(/Paid \$11\.85 by card/)).toBeVisible();
  expect(screen.getByText('The whole order').nextSibling).toHaveTextContent('$21.00');
  expect(screen.getByText('$9.15')).toBeVisible();
});
