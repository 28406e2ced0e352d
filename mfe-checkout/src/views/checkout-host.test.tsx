import { afterEach, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { setEmbedHost } from '@tiffin/config';
import type { EmbedHost } from '@tiffin/config';
import { failNetwork } from '@tiffin/testing';
import {
  arrived,
  checkoutNetwork,
  forgetTab,
  goToReview,
  openCheckout,
  placed,
  pressPlace,
  waitForLostOrder,
} from '../test-support/checkout-in-app';

afterEach(() => {
  act(() => {
    setEmbedHost(null);
  });
  forgetTab();
});

type Asked = { readonly payment: Parameters<EmbedHost['pay']>[0]; readonly card: string | null };

/** Embeds the page in a host that returns these tokens in turn; null is a cancelled payment. */
function hostWith(...tokens: readonly (string | null)[]): { readonly asked: readonly Asked[] } {
  const asked: Asked[] = [];
  setEmbedHost({
    paymentTypes: ['APPLE_PAY', 'IN_APP_STORED_PAYMENT'],
    cards: [{ tokenId: 'tok_host', brand: 'mastercard', lastFour: '4444' }],
    pay: async (payment, card) => {
      asked.push({ payment, card });
      return tokens[asked.length - 1] ?? null;
    },
    close: () => undefined,
  });
  return { asked };
}

const paidWith = (entityId: string, paymentOptionType: string) => ({
  paymentMethodIdentifier: {
    entityType: 'PAYMENT_OPTION',
    entityId,
    paymentProvider: 'STRIPE',
    paymentOptionType,
  },
});

it('[CHK-14] pays with the wallet of the host and stores its token nowhere', async () => {
  const { asked } = hostWith('pm_wallet');
  const network = checkoutNetwork({
    placeOrder: () => {
      expect(JSON.stringify({ ...sessionStorage })).not.toContain('pm_wallet');
      return placed();
    },
  });
  const app = openCheckout();
  expect(await screen.findByRole('radio', { name: /Apple Pay/ })).toBeChecked();
  await goToReview(app);
  await pressPlace(app);
  await arrived(app);
  expect(network.callsOf('placeOrder')[0]?.body).toMatchObject({
    paymentMethod: paidWith('pm_wallet', 'APPLE_PAY'),
  });
  expect(asked).toMatchObject([{ payment: { type: 'APPLE_PAY' }, card: null }]);
});

it('[EMB-03] [EMB-04] pays with a card that the host stores', async () => {
  const { asked } = hostWith('pm_card');
  const network = checkoutNetwork({ placeOrder: placed });
  const app = openCheckout();
  await app.user.click(await screen.findByRole('radio', { name: /Mastercard ending 4444/ }));
  await goToReview(app);
  await pressPlace(app);
  await arrived(app);
  expect(asked).toMatchObject([{ payment: { type: 'IN_APP_STORED_PAYMENT' }, card: 'tok_host' }]);
  expect(network.callsOf('placeOrder')[0]?.body).toMatchObject({
    paymentMethod: paidWith('pm_card', 'CREDIT_CARD_ONE_TIME'),
  });
});

it('a cancelled payment places nothing and keeps everything', async () => {
  hostWith(null, 'pm_wallet');
  const network = checkoutNetwork({ placeOrder: placed });
  const app = openCheckout();
  await screen.findByRole('radio', { name: /Apple Pay/ });
  await goToReview(app);
  await pressPlace(app);
  expect(await screen.findByText('The payment was cancelled')).toBeVisible();
  expect(network.callsOf('placeOrder')).toHaveLength(0);
  await pressPlace(app);
  await arrived(app);
});

it('[CHK-17] after a lost answer the same payment is sent again with the same key, and the host is not asked twice', async () => {
  const { asked } = hostWith('pm_first', 'pm_second');
  let count = 0;
  const network = checkoutNetwork({
    placeOrder: () => {
      count += 1;
      return count === 1 ? failNetwork() : placed();
    },
  });
  const app = openCheckout();
  await screen.findByRole('radio', { name: /Apple Pay/ });
  await goToReview(app);
  await pressPlace(app);
  expect(await waitForLostOrder()).toBeVisible();
  await pressPlace(app);
  await arrived(app);
  const [first, second] = network.callsOf('placeOrder');
  expect(asked).toHaveLength(1);
  expect(second?.body).toEqual(first?.body);
  expect(second?.headers['Idempotency-Key']).toBe(first?.headers['Idempotency-Key']);
});

it('offers no host payment without a host', async () => {
  checkoutNetwork();
  openCheckout();
  expect(await screen.findByRole('group', { name: 'Personal' })).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Pay in this app' })).toBeNull();
});
