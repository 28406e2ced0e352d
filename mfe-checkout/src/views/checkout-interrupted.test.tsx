import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { ATTEMPT_KEPT_MS } from '@tiffin/domain';
import { bus } from '@tiffin/event-bus';
import {
  ana,
  failNetwork,
  makeActiveOrder,
  makeCart,
  makeEmptyCart,
  refuseWith,
  standInStripe,
} from '@tiffin/testing';
import {
  arrived,
  challenge,
  checkoutNetwork,
  checkoutPath,
  forgetTab,
  goToReview,
  openAndPlace,
  openCheckout,
  placed,
  pressPlace,
  reviewPath,
  statusPath,
  typeGuest,
  waitForLostOrder,
} from '../test-support/checkout-in-app';

afterEach(() => {
  jest.restoreAllMocks();
  forgetTab();
});

const STORED = 'tiffin.payment.cart:merchant-1';
const emptyCart = () => ({ cart: makeEmptyCart() });
const oneOrder = () => ({ data: [makeActiveOrder()] });
const checking = () => screen.findByRole('heading', { level: 1, name: 'Checking on your order' });
const placeButtons = () => screen.queryAllByRole('button', { name: /^Place order/ });
const lookAgain = { timeout: 5000 };

/** Sends an order whose answer is lost. */
async function loseAnswer(network = checkoutNetwork({ placeOrder: () => failNetwork() })) {
  const app = await openAndPlace();
  return { app, network };
}

const attempt = (overrides: object = {}) =>
  JSON.stringify({
    key: 'c0ffee00-1234-4abc-8def-0123456789ab',
    intent: 'order:merchant-1:checksum-1:card-1',
    step: 'sent',
    buyer: ana.externalUserId,
    changedAt: '2026-11-22T18:00:00.000Z',
    leftAt: Date.now(),
    ...overrides,
  });

describe('a lost answer', () => {
  it('[CHK-17] allows no payment while an order may exist, and opens the order if it does', async () => {
    const { app, network } = await loseAnswer();
    expect(await checking()).toHaveFocus();
    expect(placeButtons()).toEqual([]);
    const told: unknown[] = [];
    const undo = [
      bus.on('orderPlaced', ({ orderId }) => told.push(orderId)),
      bus.on('cartChanged', ({ itemCount }) => told.push(itemCount)),
    ];
    network.plan({ getCart: emptyCart, getActiveOrders: oneOrder });
    await waitFor(() => expect(app.location()).toBe(statusPath), lookAgain);
    undo.forEach((leave) => leave());
    expect(told).toEqual(['order-1', 0]);
    expect(network.callsOf('placeOrder')).toHaveLength(1);
    expect(localStorage.getItem(STORED)).toBeNull();
  });

  it('[CHK-17] says that nothing was charged only once no order can appear any more, and repeats the same key', async () => {
    const { app, network } = await loseAnswer();
    expect(await waitForLostOrder()).toBeVisible();
    expect(screen.getByText('Dal makhani')).toBeVisible();
    network.plan({ placeOrder: placed });
    await pressPlace(app);
    await arrived(app);
    const [first, second] = network.callsOf('placeOrder').map(({ headers }) => headers['Idempotency-Key']);
    expect(first).toBeTruthy();
    expect(second).toBe(first);
  });

  it.each([
    ['a failing service', () => refuseWith(500, 'UNKNOWN')],
    ['a service that takes too long', () => refuseWith(408, 'UNKNOWN')],
    ['a gateway', () => refuseWith(504, 'UNKNOWN')],
  ])('treats an error of %s as no answer', async (_what, placeOrder) => {
    await loseAnswer(checkoutNetwork({ placeOrder }));
    expect(await checking()).toBeVisible();
    expect(localStorage.getItem(STORED)).toContain('"step":"sent"');
  });

  it('says so when the services are unreachable, and checks again automatically and on request', async () => {
    const { app, network } = await loseAnswer(
      checkoutNetwork({ placeOrder: () => failNetwork(), getActiveOrders: () => failNetwork() }),
    );
    const title = await screen.findByRole('heading', { name: 'We can’t check on your order right now' });
    expect(title).toHaveFocus();
    expect(placeButtons()).toEqual([]);
    expect(screen.getByRole('link', { name: /^Call / })).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:/),
    );
    network.plan({ getCart: emptyCart, getActiveOrders: oneOrder });
    await app.user.click(screen.getByRole('button', { name: 'Check again' }));
    await arrived(app);
  });

  it('reads the order itself if the list does not say when it was placed', async () => {
    const { app } = await loseAnswer(
      checkoutNetwork({
        placeOrder: () => failNetwork(),
        getActiveOrders: () => ({ data: [makeActiveOrder({ placedAt: null })] }),
        getOrder: () => ({ order: Object(placed()).order }),
      }),
    );
    await waitFor(() => expect(app.location()).toBe(statusPath), lookAgain);
  });

  it('ignores orders of an earlier cart, of other restaurants and of a group', async () => {
    const earlier = makeActiveOrder({ placedAt: '2026-11-22T17:59:59.000Z' });
    const { merchant } = makeActiveOrder();
    const elsewhere = makeActiveOrder({ merchant: { ...merchant, id: 'merchant-2' } });
    const ofGroup = makeActiveOrder({ groupOrderToken: 'token-1' });
    await loseAnswer(
      checkoutNetwork({
        placeOrder: () => failNetwork(),
        getActiveOrders: () => ({ data: [earlier, elsewhere, ofGroup] }),
      }),
    );
    expect(await waitForLostOrder()).toBeVisible();
  });

  it('is also checked after the bank accepted', async () => {
    standInStripe({ cardAction: { paymentIntent: { id: 'pi_1' } } });
    const answers: unknown[] = [challenge];
    const { app, network } = await loseAnswer(
      checkoutNetwork({ placeOrder: () => answers.shift() ?? failNetwork() }),
    );
    expect(await checking()).toBeVisible();
    expect(localStorage.getItem(STORED)).toContain('"step":"answered"');
    network.plan({ getCart: emptyCart, getActiveOrders: oneOrder });
    await waitFor(() => expect(app.location()).toBe(statusPath), lookAgain);
    expect(network.callsOf('placeOrder')).toHaveLength(2);
  });

  it('of an ended session asks the person to sign in, and then shows the outcome', async () => {
    const network = checkoutNetwork({
      placeOrder: () => refuseWith(401, 'UNAUTHORIZED', { reason: 'invalid_token' }),
      getCart: () => ({ cart: makeCart() }),
    });
    const { app } = await loseAnswer(network);
    expect(await screen.findByRole('heading', { name: 'Sign in to see your order' })).toBeVisible();
    expect(placeButtons()).toEqual([]);
    app.unmount();
    network.plan({ getCart: emptyCart, getActiveOrders: oneOrder });
    const again = openCheckout();
    await arrived(again);
  });
});

describe('a page that was left while an order was being sent', () => {
  it('[CHK-17] finds the order automatically and sends nothing', async () => {
    localStorage.setItem(STORED, attempt());
    const network = checkoutNetwork({ getCart: emptyCart, getActiveOrders: oneOrder });
    const app = openCheckout(reviewPath);
    await arrived(app);
    expect(network.callsOf('placeOrder')).toEqual([]);
  });

  it('says that it cannot find the order if neither order nor cart exists', async () => {
    localStorage.setItem(STORED, attempt({ leftAt: 0 + Date.now() - 60_000 }));
    checkoutNetwork({ getCart: emptyCart });
    openCheckout(reviewPath);
    expect(await screen.findByRole('heading', { name: 'We can’t find your order' })).toBeVisible();
    expect(screen.getByText(/Check your email for a receipt/)).toBeVisible();
  });

  it('looks for a guest’s order as the guest, although they have signed in meanwhile', async () => {
    localStorage.setItem(STORED, attempt({ buyer: null }));
    const network = checkoutNetwork({
      getActiveOrders: () => ({ data: [makeActiveOrder({ guestOrderToken: 'token-1' })] }),
    });
    const app = openCheckout(reviewPath);
    await waitFor(() =>
      expect(app.location()).toBe('/m/lucknow-lunch-home/status/token-1?orderIdentifierType=GUEST_TOKEN'),
    );
    expect(network.callsOf('getActiveOrders')[0]?.headers).not.toHaveProperty('Authorization');
  });

  it('of a person who was signed out lets a guest continue, and pay for the guest’s own cart', async () => {
    standInStripe({});
    localStorage.setItem(STORED, attempt());
    checkoutNetwork();
    const app = openCheckout(checkoutPath, 'guest');
    await app.user.click(await screen.findByRole('button', { name: 'Continue as a guest' }));
    expect(await screen.findByRole('textbox', { name: 'First name' })).toBeVisible();
    expect(localStorage.getItem(STORED)).toBeNull();
  });

  it('by another person does not block anybody else’s payment', async () => {
    localStorage.setItem(STORED, attempt({ buyer: 'user-ben' }));
    checkoutNetwork({ placeOrder: placed });
    const app = await openAndPlace();
    await arrived(app);
  });

  it.each([
    ['another person’s', () => attempt({ buyer: 'user-ben' })],
    ['older than a day', () => attempt({ leftAt: Date.now() - ATTEMPT_KEPT_MS })],
    ['damaged', () => attempt().slice(1)],
    ['of another shape', () => attempt({ step: 'paid' })],
    ['without one of our keys', () => attempt({ key: 'x\r\nset-cookie: a=b' })],
    ['a list', () => '[]'],
  ])('does not block the checkout for an attempt that is %s', async (_what, stored) => {
    localStorage.setItem(STORED, stored());
    checkoutNetwork();
    openCheckout(reviewPath);
    expect((await screen.findAllByRole('button', { name: /^Place order/ }))[0]).toBeVisible();
  });
});

describe('another window', () => {
  it.each([
    ['CART_CHANGED', 'Your cart has changed'],
    ['CART_EMPTY', 'Your cart is empty'],
    ['IDEMPOTENCY_KEY_REUSED', 'Sent before'],
  ])('is named after a refusal with %s if it has ordered', async (type, message) => {
    const network = checkoutNetwork({ placeOrder: () => refuseWith(409, type, { message }) });
    const app = openCheckout();
    await goToReview(app);
    network.plan({ getActiveOrders: oneOrder, getCart: emptyCart });
    await pressPlace(app);
    expect(await screen.findByRole('heading', { name: /^You placed this order at 12:01/ })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'View order' })).toHaveAttribute('href', statusPath);
    expect(screen.queryByText(message)).not.toBeInTheDocument();
  });

  it('blocks sending in this one while it pays', async () => {
    const network = checkoutNetwork({ placeOrder: placed });
    const app = openCheckout();
    await goToReview(app);
    localStorage.setItem(STORED, attempt());
    await pressPlace(app);
    expect(await checking()).toBeVisible();
    expect(network.callsOf('placeOrder')).toEqual([]);
  });

  it('is named instead of an empty cart if its order emptied the cart', async () => {
    checkoutNetwork({
      getCart: () => ({ cart: makeEmptyCart({ updatedAt: '2026-11-22T20:01:00.000Z' }) }),
      getActiveOrders: oneOrder,
    });
    openCheckout();
    expect(await screen.findByRole('heading', { name: /^You placed this order at 12:01/ })).toBeVisible();
  });

  it('is not mentioned until the reason for an empty cart is known', async () => {
    const network = checkoutNetwork({ getCart: emptyCart, getActiveOrders: () => failNetwork() });
    const app = openCheckout();
    expect(await screen.findByRole('heading', { name: 'Checkout didn’t load' })).toBeVisible();
    network.plan({ getActiveOrders: () => ({ data: [] }) });
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  });

  it('leaves a plain empty cart if it only emptied the cart', async () => {
    checkoutNetwork({ getCart: emptyCart });
    openCheckout();
    expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  });
});

describe('a browser', () => {
  it('sends nothing while it is offline and says so', async () => {
    const network = checkoutNetwork({ placeOrder: placed });
    const app = openCheckout();
    await goToReview(app);
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await pressPlace(app);
    expect(await screen.findByText('You’re offline')).toBeVisible();
    expect(network.callsOf('placeOrder')).toEqual([]);
  });

  it('pays once without storage, and checks a lost answer', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { app, network } = await loseAnswer();
    expect(await checking()).toBeVisible();
    network.plan({ getCart: emptyCart, getActiveOrders: oneOrder });
    await waitFor(() => expect(app.location()).toBe(statusPath), lookAgain);
    expect(network.callsOf('placeOrder')).toHaveLength(1);
  });

  it('keeps a guest’s input while it checks, and opens the order by the guest’s token', async () => {
    standInStripe({
      paymentMethod: { paymentMethod: { id: 'pm_1', card: { brand: 'visa', last4: '4242' } } },
    });
    const network = checkoutNetwork({ placeGuestOrder: () => failNetwork() });
    const app = openCheckout(checkoutPath, 'guest');
    await typeGuest(app);
    await screen.findByTestId('card-element');
    await goToReview(app);
    await pressPlace(app);
    expect(await checking()).toBeVisible();
    expect(localStorage.getItem(STORED)).not.toMatch(/ottoline|Ottoline|7911|pm_1_secret/);
    network.plan({
      getCart: emptyCart,
      getActiveOrders: () => ({ data: [makeActiveOrder({ guestOrderToken: 'token-1' })] }),
    });
    await waitFor(
      () => expect(app.location()).toContain('/status/token-1?orderIdentifierType=GUEST_TOKEN'),
      lookAgain,
    );
  });
});
