import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { ATTEMPT_KEPT_MS } from '@tiffin/domain';
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
  challenge,
  checkoutNetwork,
  checkoutPath,
  forgetTab,
  goToReview,
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

/** Sends an order whose answer never comes. */
async function loseAnswer(network = checkoutNetwork({ placeOrder: () => failNetwork() })) {
  const app = openCheckout();
  await goToReview(app);
  await pressPlace(app);
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

describe('an answer that was lost', () => {
  it('[CHK-17] offers no way to pay while an order may stand, and opens the order that does', async () => {
    const { app, network } = await loseAnswer();
    expect(await checking()).toHaveFocus();
    expect(placeButtons()).toEqual([]);
    network.plan({ getCart: emptyCart, getActiveOrders: oneOrder });
    await waitFor(() => expect(app.location()).toBe(statusPath), lookAgain);
    expect(network.callsOf('placeOrder')).toHaveLength(1);
    expect(localStorage.getItem(STORED)).toBeNull();
  });

  it('[CHK-17] says that nothing was charged only when no order can come any more, and sends the same key', async () => {
    const { app, network } = await loseAnswer();
    expect(await waitForLostOrder()).toBeVisible();
    expect(screen.getByText('Dal makhani')).toBeVisible();
    network.plan({ placeOrder: placed });
    await pressPlace(app);
    await waitFor(() => expect(app.location()).toBe(statusPath));
    const [first, second] = network.callsOf('placeOrder').map(({ headers }) => headers['Idempotency-Key']);
    expect(first).toBeTruthy();
    expect(second).toBe(first);
  });

  it.each([
    ['a failing service', () => refuseWith(500, 'UNKNOWN')],
    ['a service that takes too long', () => refuseWith(408, 'UNKNOWN')],
    ['a gateway', () => refuseWith(504, 'UNKNOWN')],
  ])('takes an error of %s for no answer', async (_what, placeOrder) => {
    await loseAnswer(checkoutNetwork({ placeOrder }));
    expect(await checking()).toBeVisible();
    expect(localStorage.getItem(STORED)).toContain('"step":"sent"');
  });

  it('says so when nobody can be asked, and looks again by itself and on request', async () => {
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
    await waitFor(() => expect(app.location()).toBe(statusPath));
  });

  it('asks for the order itself where the list does not say when it was placed', async () => {
    const { app } = await loseAnswer(
      checkoutNetwork({
        placeOrder: () => failNetwork(),
        getActiveOrders: () => ({ data: [makeActiveOrder({ placedAt: null })] }),
        getOrder: () => ({ order: Object(placed()).order }),
      }),
    );
    await waitFor(() => expect(app.location()).toBe(statusPath), lookAgain);
  });

  it('takes no order of an earlier cart, nor of another restaurant, for this one', async () => {
    const earlier = makeActiveOrder({ placedAt: '2026-11-22T17:59:59.000Z' });
    const { merchant } = makeActiveOrder();
    const elsewhere = makeActiveOrder({ merchant: { ...merchant, id: 'merchant-2' } });
    await loseAnswer(
      checkoutNetwork({
        placeOrder: () => failNetwork(),
        getActiveOrders: () => ({ data: [earlier, elsewhere] }),
      }),
    );
    expect(await waitForLostOrder()).toBeVisible();
  });

  it('after the bank has passed is looked after too', async () => {
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

  it('of a session that ended asks the person to sign in, and tells them then', async () => {
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
    await waitFor(() => expect(again.location()).toBe(statusPath));
  });
});

describe('a page that was left while an order was on its way', () => {
  it('[CHK-17] finds the order by itself, and sends nothing', async () => {
    localStorage.setItem(STORED, attempt());
    const network = checkoutNetwork({ getCart: emptyCart, getActiveOrders: oneOrder });
    const app = openCheckout(reviewPath);
    await waitFor(() => expect(app.location()).toBe(statusPath));
    expect(network.callsOf('placeOrder')).toEqual([]);
  });

  it('says that it cannot find the order where neither order nor cart is there', async () => {
    localStorage.setItem(STORED, attempt({ leftAt: 0 + Date.now() - 60_000 }));
    checkoutNetwork({ getCart: emptyCart });
    openCheckout(reviewPath);
    expect(await screen.findByRole('heading', { name: 'We can’t find your order' })).toBeVisible();
    expect(screen.getByText(/Check your email for a receipt/)).toBeVisible();
  });

  it('asks for a guest’s order as the guest, although they have signed in meanwhile', async () => {
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

  it('of somebody who was signed out lets a guest go on, and pay for the guest’s own cart', async () => {
    standInStripe({});
    localStorage.setItem(STORED, attempt());
    checkoutNetwork();
    const app = openCheckout(checkoutPath, 'guest');
    await app.user.click(await screen.findByRole('button', { name: 'Continue as a guest' }));
    expect(await screen.findByRole('textbox', { name: 'First name' })).toBeVisible();
    expect(localStorage.getItem(STORED)).toBeNull();
  });

  it('by another person keeps nobody else from paying', async () => {
    localStorage.setItem(STORED, attempt({ buyer: 'user-ben' }));
    checkoutNetwork({ placeOrder: placed });
    const app = openCheckout();
    await goToReview(app);
    await pressPlace(app);
    await waitFor(() => expect(app.location()).toBe(statusPath));
  });

  it.each([
    ['another person’s', () => attempt({ buyer: 'user-ben' })],
    ['older than a day', () => attempt({ leftAt: Date.now() - ATTEMPT_KEPT_MS })],
    ['damaged', () => attempt().slice(1)],
    ['of another shape', () => attempt({ step: 'paid' })],
    ['no key of ours', () => attempt({ key: 'x\r\nset-cookie: a=b' })],
    ['a list', () => '[]'],
  ])('keeps no checkout shut for what is %s', async (_what, stored) => {
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
  ])('that has ordered is named after a refusal with %s', async (type, message) => {
    const network = checkoutNetwork({ placeOrder: () => refuseWith(409, type, { message }) });
    const app = openCheckout();
    await goToReview(app);
    network.plan({ getActiveOrders: oneOrder, getCart: emptyCart });
    await pressPlace(app);
    expect(await screen.findByRole('heading', { name: /^You placed this order at 12:01/ })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'View order' })).toHaveAttribute('href', statusPath);
    expect(screen.queryByText(message)).not.toBeInTheDocument();
  });

  it('that is paying keeps this one from sending', async () => {
    const network = checkoutNetwork({ placeOrder: placed });
    const app = openCheckout();
    await goToReview(app);
    localStorage.setItem(STORED, attempt());
    await pressPlace(app);
    expect(await checking()).toBeVisible();
    expect(network.callsOf('placeOrder')).toEqual([]);
  });

  it('or device that has emptied the cart by an order is named in place of an empty cart', async () => {
    checkoutNetwork({
      getCart: () => ({ cart: makeEmptyCart({ updatedAt: '2026-11-22T20:01:00.000Z' }) }),
      getActiveOrders: oneOrder,
    });
    openCheckout();
    expect(await screen.findByRole('heading', { name: /^You placed this order at 12:01/ })).toBeVisible();
  });

  it('is not spoken of while nobody can say why a cart is empty', async () => {
    const network = checkoutNetwork({ getCart: emptyCart, getActiveOrders: () => failNetwork() });
    const app = openCheckout();
    expect(await screen.findByRole('heading', { name: 'Your checkout did not load' })).toBeVisible();
    network.plan({ getActiveOrders: () => ({ data: [] }) });
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Nothing packed yet' })).toBeVisible();
  });

  it('that only emptied the cart leaves an empty cart', async () => {
    checkoutNetwork({ getCart: emptyCart });
    openCheckout();
    expect(await screen.findByRole('heading', { name: 'Nothing packed yet' })).toBeVisible();
  });
});

describe('a browser', () => {
  it('that is offline sends nothing and says so', async () => {
    const network = checkoutNetwork({ placeOrder: placed });
    const app = openCheckout();
    await goToReview(app);
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await pressPlace(app);
    expect(await screen.findByText('You’re offline')).toBeVisible();
    expect(network.callsOf('placeOrder')).toEqual([]);
  });

  it('whose storage is shut still pays once and looks after a lost answer', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { app, network } = await loseAnswer();
    expect(await checking()).toBeVisible();
    network.plan({ getCart: emptyCart, getActiveOrders: oneOrder });
    await waitFor(() => expect(app.location()).toBe(statusPath), lookAgain);
    expect(network.callsOf('placeOrder')).toHaveLength(1);
  });

  it('keeps a guest’s words while it looks, and opens the order by the guest’s token', async () => {
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
    expect(localStorage.getItem(STORED)).not.toMatch(/ottoline|Ottoline|7700|pm_1_secret/);
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
