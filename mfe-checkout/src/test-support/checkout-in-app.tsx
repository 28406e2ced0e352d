import { screen, waitFor } from '@testing-library/react';
import type { Locale } from '@tiffin/contracts';
import { SETTLE_MS } from '@tiffin/domain';
import {
  ana,
  fakeNetwork,
  makeCart,
  makeMerchant,
  makeOrder,
  makePaymentGroup,
  makeStoredPaymentMethod,
  makeUser,
  renderInApp,
} from '@tiffin/testing';
import type { FakeNetwork, Handler, RenderedApp } from '@tiffin/testing';
import { CheckoutScreen } from '../views/checkout-screen';

export const checkoutPath = '/m/lucknow-lunch-home/place/order';
export const reviewPath = `${checkoutPath}?step=review`;
export const statusPath = '/m/lucknow-lunch-home/status/order-1?orderIdentifierType=ID';

/** Returns the answer to a placed order. */
export const placed = (): unknown => ({ order: makeOrder(), guestOrderToken: null });

/** The answer of a bank that challenges first. */
export const challenge = {
  placeOrderChallenge: {
    stripeChallenge: { apiKey: 'pk_challenge', clientSecret: 'secret_1' },
    challengeMetadata: 'metadata-1',
  },
};

/** Plans a merchant, a cart with one line and one stored card. `more` adds or replaces calls. */
export function checkoutNetwork(more: Readonly<Record<string, Handler>> = {}): FakeNetwork {
  return fakeNetwork({
    getMerchant: () => ({ merchant: makeMerchant() }),
    getCart: () => ({ cart: makeCart() }),
    getPaymentGroups: () => ({ paymentGroups: [makePaymentGroup()] }),
    getPaymentMethods: () => ({ paymentMethods: [makeStoredPaymentMethod()] }),
    getActiveOrders: () => ({ data: [] }),
    getUser: () => ({ user: makeUser({ points: 0 }) }),
    ...more,
  });
}

/** Opens the checkout, by default for Ana. */
export function openCheckout(
  path = checkoutPath,
  session: 'guest' | typeof ana = ana,
  locale: Locale = 'en',
): RenderedApp {
  const route = '/m/:merchantExternalId/place/order';
  return renderInApp(<CheckoutScreen />, { path, route, session, locale });
}

/** Returns the next step's button. It is beside the order and, on phones, at the bottom. */
export async function nextButton(name: RegExp): Promise<HTMLElement> {
  const [first] = await screen.findAllByRole('button', { name });
  if (!first) throw new Error(`There is no button ${name}`);
  return first;
}

/** Goes from the payment to the review. */
export async function goToReview({ user }: RenderedApp): Promise<void> {
  await user.click(await nextButton(/^Review order/));
  await nextButton(/^Place order/);
}

/** Opens the checkout for Ana, reviews the order and places it. */
export async function openAndPlace(): Promise<RenderedApp> {
  const app = openCheckout();
  await goToReview(app);
  await pressPlace(app);
  return app;
}

/** Waits until the page of the placed order is open. */
export async function arrived(app: RenderedApp): Promise<void> {
  await waitFor(() => {
    if (app.location() !== statusPath) throw new Error(`The page is still ${app.location()}`);
  });
}

/** Presses "Place order" in the review. */
export async function pressPlace({ user }: RenderedApp): Promise<void> {
  await user.click(await nextButton(/^Place order/));
}

/** Fills in a guest's fields. */
export async function typeGuest({ user }: RenderedApp): Promise<void> {
  const fields = [
    ['First name', 'Ottoline'],
    ['Email', 'ottoline@example.com'],
    ['Mobile number', '+44 7911 123456'],
  ] as const;
  for (const [name, text] of fields) {
    await user.click(await screen.findByRole('textbox', { name }));
    await user.paste(text);
  }
}

const now = Date.now.bind(Date);

/** Waits until no sent request can become an order any more. Returns the notice that the page then shows. */
export async function waitForLostOrder(): Promise<HTMLElement> {
  await screen.findByRole('heading', { name: 'Checking on your order' });
  Date.now = () => now() + SETTLE_MS;
  return screen.findByText('Your order wasn’t placed', undefined, { timeout: 5000 });
}

/** Clears what a test left in the browser. */
export function forgetTab(): void {
  Date.now = now;
  localStorage.clear();
  sessionStorage.clear();
  Reflect.deleteProperty(window, 'Stripe');
}
