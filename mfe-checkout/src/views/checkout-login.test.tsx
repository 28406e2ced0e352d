import { afterEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { bus } from '@tiffin/event-bus';
import { ana } from '@tiffin/testing';
import { checkoutNetwork, checkoutPath, forgetTab, openCheckout } from '../test-support/checkout-in-app';

afterEach(forgetTab);

function watchRequests() {
  const requests: unknown[] = [];
  const stop = bus.on('signInRequested', (request) => requests.push(request));
  return { requests, stop };
}

it.each(['checkoutLogin=true', 'checkoutLogin=1', 'from=checkout', 'from=checkout&checkoutLogin=true'])(
  '[CHK-15] %s asks a guest once to sign in, and lets them continue as a guest to the same checkout',
  async (query) => {
    const { requests, stop } = watchRequests();
    checkoutNetwork();
    openCheckout(`${checkoutPath}?${query}&lang=en`, 'guest');
    await screen.findByRole('heading', { level: 1 });
    expect(requests).toEqual([
      { reason: 'checkout', guestCheckoutPath: `${checkoutPath}?lang=en`, closeable: true },
    ]);
    stop();
  },
);

it.each([
  ['', 'guest'],
  ['from=menu', 'guest'],
  ['checkoutLogin=false', 'guest'],
  ['checkoutLogin=', 'guest'],
  ['checkoutLogin=true', ana],
  ['from=checkout', ana],
] as const)('[CHK-15] asks nobody with %j as %j', async (query, session) => {
  const { requests, stop } = watchRequests();
  checkoutNetwork();
  openCheckout(`${checkoutPath}?${query}`, session);
  await screen.findByRole('heading', { level: 1 });
  expect(requests).toEqual([]);
  stop();
});
