import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { cartQueries, useCartCommands } from '@tiffin/api';
import { setEmbedHost } from '@tiffin/config';
import type { Cart } from '@tiffin/contracts';
import {
  ana,
  failNetwork,
  makeCart,
  makeFinancialInfo,
  makeOrder,
  refuseWith,
  renderInApp,
  standInStripe,
} from '@tiffin/testing';
import type { RenderedApp } from '@tiffin/testing';
import type { ReactElement } from 'react';
import { CheckoutScreen } from '../checkout-screen';
import {
  arrived,
  challenge,
  checkoutNetwork,
  checkoutPath,
  placed,
  waitForLostOrder,
} from '../../test-support/checkout-in-app';
import { paymentMethod, walletBrowser, wanda } from '../../test-support/wallets';
import { WalletButtons } from './wallet-buttons';

const menuPath = '/m/lucknow-lunch-home/menu';
const reported = walletBrowser();

/** Opens a page with the slot, as the cart shows it. The checkout is the other page. */
function openCart(session: 'guest' | typeof ana = ana): RenderedApp {
  const fallback = <a href="/">The way to the checkout</a>;
  const cart = (
    <>
      <WalletButtons merchantId="merchant-1" placement="cart" fallback={fallback} />
      <CartChange />
    </>
  );
  return renderInApp(cart, {
    path: menuPath,
    route: '/m/:merchantExternalId/menu',
    routes: [
      { path: '/m/:merchantExternalId/place/order', element: <CheckoutScreen /> },
      { path: '/elsewhere', element: <p>Elsewhere</p> },
    ],
    session,
  });
}

function CartChange(): ReactElement {
  const { patch } = useCartCommands('merchant-1');
  return (
    <button
      type="button"
      onClick={() => {
        patch.mutate({ includeCutlery: true });
      }}
    >
      Change the cart
    </button>
  );
}

/** Changes the cart between the approval in the wallet and the checkout. */
function changeCartOnceApproved({ queryClient }: RenderedApp, change: Partial<Cart>): void {
  const stop = queryClient.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] !== 'wallet-approval') return;
    stop();
    queryClient.setQueryData(cartQueries.detail('merchant-1').queryKey, makeCart(change));
  });
}

const walletButton = (name = 'Google Pay') => screen.findByRole('button', { name });
const link = () => screen.queryByRole('link', { name: 'The way to the checkout' });

describe('wallets in the cart', () => {
  it('[CHK-14] one press pays: the checkout places the order once, and its page opens', async () => {
    const provider = standInStripe({ paymentMethod, wallets: { found: ['applePay'] } });
    const calls = checkoutNetwork({ placeOrder: placed });
    const app = openCart();
    await app.user.click(await walletButton('Apple Pay'));
    await arrived(app);
    expect(calls.callsOf('placeOrder').map(({ body }) => body)).toEqual([
      expect.objectContaining({
        cartChecksum: 'checksum-1',
        externalId: 'user-ana',
        paymentMethod: {
          paymentMethodIdentifier: expect.objectContaining({
            entityId: 'pm_wallet',
            paymentOptionType: 'APPLE_PAY',
          }),
        },
      }),
    ]);
    expect(provider.sheet).toEqual(['opened']);
    expect(reported).toEqual([{ method: 'APPLE_PAY', outcome: 'succeeded', code: null }]);
  });

  it('[CHK-14] takes a guest’s name, email and phone number from the wallet', async () => {
    standInStripe({ paymentMethod, wallets: { found: ['googlePay'], billingDetails: wanda } });
    const calls = checkoutNetwork({
      placeGuestOrder: () => ({ order: makeOrder(), guestOrderToken: 'guest-token-1' }),
    });
    const { user } = openCart('guest');
    await user.click(await walletButton());
    await waitFor(() => {
      expect(calls.callsOf('placeGuestOrder')).toHaveLength(1);
    });
    expect(calls.callsOf('placeGuestOrder')[0]?.body).toMatchObject({
      guestProfile: { firstName: 'Wanda', email: 'wanda@example.com', phoneNumber: '+14165550123' },
    });
  });

  it('[CHK-14] a wallet without a phone number leads to the checkout, which asks for it', async () => {
    standInStripe({
      paymentMethod,
      wallets: { found: ['googlePay'], billingDetails: { ...wanda, phone: '' } },
    });
    const calls = checkoutNetwork();
    const { user } = openCart('guest');
    await user.click(await walletButton());
    expect(await screen.findByText('Enter your mobile number.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Wanda');
    expect(screen.getByRole('textbox', { name: 'Mobile number' })).toHaveFocus();
    expect(calls.callsOf('placeGuestOrder')).toHaveLength(0);
  });

  it('[CHK-11] a declined wallet leads to the checkout, which says why, and is not sent again', async () => {
    standInStripe({ paymentMethod, wallets: { found: ['applePay'] } });
    const calls = checkoutNetwork({
      placeOrder: () => refuseWith(402, 'CARD_DECLINED', { message: 'Your card was declined' }),
    });
    const app = openCart();
    await app.user.click(await walletButton('Apple Pay'));
    expect(await screen.findByText('Your card was declined')).toBeVisible();
    expect(app.location()).toBe(checkoutPath);
    expect(reported).toEqual([{ method: 'APPLE_PAY', outcome: 'failed', code: null }]);
    await app.goBack();
    expect(await walletButton('Apple Pay')).toBeVisible();
    expect(calls.callsOf('placeOrder')).toHaveLength(1);
  });

  it('[CHK-08] a code that the restaurant asks for is typed in the checkout, and places the same order', async () => {
    standInStripe({ paymentMethod, wallets: { found: ['googlePay'] } });
    const sentTo = { sentTo: 'a***@northlight.example', triesLeft: 5, retryAfterSeconds: 0 };
    const data = { ...sentTo, expiresAt: new Date(Date.now() + 600_000).toISOString() };
    const ask = () =>
      refuseWith(403, 'CHECKOUT_OTP_REQUIRED', { reason: 'CODE_SENT', message: 'Enter the code', data });
    const answers = [ask, placed];
    const calls = checkoutNetwork({ placeOrder: () => answers.shift()?.() });
    const app = openCart();
    await app.user.click(await walletButton());
    await app.user.type(await screen.findByRole('textbox', { name: 'Six-digit code' }), '123456{Enter}');
    await arrived(app);
    expect(calls.callsOf('placeOrder').map(({ body }) => body)).toEqual([
      expect.objectContaining({ paymentMethod: expect.anything() }),
      expect.objectContaining({ oneTimePassword: '123456', paymentMethod: expect.anything() }),
    ]);
  });

  it('[CHK-14] the bank’s challenge opens over the checkout', async () => {
    const cardAction = { paymentIntent: { id: 'pi_1' } };
    const provider = standInStripe({ paymentMethod, cardAction, wallets: { found: ['googlePay'] } });
    const answers = [() => challenge, placed];
    const calls = checkoutNetwork({ placeOrder: () => answers.shift()?.() });
    const app = openCart();
    await app.user.click(await walletButton());
    await arrived(app);
    expect(provider.secrets).toEqual(['secret_1']);
    expect(calls.callsOf('placeOrder')).toHaveLength(2);
  });

  it('[CHK-17] after a lost answer the checkout looks for the order, and sends the same key again', async () => {
    standInStripe({ paymentMethod, wallets: { found: ['googlePay'] } });
    const answers = [failNetwork, placed];
    const calls = checkoutNetwork({ placeOrder: () => answers.shift()?.() });
    const app = openCart();
    await app.user.click(await walletButton());
    expect(await waitForLostOrder()).toBeVisible();
    await app.user.click(await walletButton());
    await arrived(app);
    const [first, second] = calls.callsOf('placeOrder');
    expect(second?.headers['Idempotency-Key']).toBe(first?.headers['Idempotency-Key']);
  });

  it.each([
    ['another total', { financialInfo: makeFinancialInfo({ totalPayableMicro: 14_000_000 }) }],
    ['other items', { cartChecksum: 'checksum-2' }],
  ])('[CHK-14] a cart with %s than the wallet’s sheet showed is not paid', async (_what, change) => {
    standInStripe({ paymentMethod, wallets: { found: ['googlePay'] } });
    const calls = checkoutNetwork();
    const app = openCart();
    const button = await walletButton();
    changeCartOnceApproved(app, change);
    await app.user.click(button);
    expect(await screen.findByText('Your cart has changed')).toBeVisible();
    expect(calls.callsOf('placeOrder')).toHaveLength(0);
  });

  it('[CHK-14] a cart that can no longer be ordered is not paid, and the checkout says why', async () => {
    standInStripe({ paymentMethod, wallets: { found: ['googlePay'] } });
    const calls = checkoutNetwork();
    const app = openCart();
    const button = await walletButton();
    changeCartOnceApproved(app, { fulfillmentId: 'fulfillment-1' });
    await app.user.click(button);
    expect(await screen.findByText('This cart is part of a group order')).toBeVisible();
    expect(calls.callsOf('placeOrder')).toHaveLength(0);
  });

  it('[CHK-14] keeps the sheet shut while the cart is saved, and says so', async () => {
    const provider = standInStripe({ paymentMethod, wallets: { found: ['googlePay'] } });
    checkoutNetwork({ patchCart: () => new Promise(() => undefined) });
    const app = openCart();
    const button = await walletButton();
    await app.user.click(screen.getByRole('button', { name: 'Change the cart' }));
    await app.user.click(button);
    expect(await screen.findByText(/Your total was being updated/)).toBeVisible();
    expect(provider.sheet).toEqual(['kept shut']);
  });

  it('[CHK-11] says in the cart that the wallet itself refused, and stays there', async () => {
    standInStripe({
      paymentMethod: { error: { type: 'card_error', code: 'wallet_failed', message: 'no' } },
      wallets: { found: ['applePay'] },
    });
    const calls = checkoutNetwork({ patchCart: () => new Promise(() => undefined) });
    const app = openCart();
    await app.user.click(await walletButton('Apple Pay'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Your wallet payment didn’t go through.');
    expect(app.location()).toBe(menuPath);
    expect(calls.callsOf('placeOrder')).toHaveLength(0);
    // The next press, here while the cart is saved, takes the failure away.
    await app.user.click(screen.getByRole('button', { name: 'Change the cart' }));
    await app.user.click(await walletButton('Apple Pay'));
    expect(await screen.findByText(/Your total was being updated/)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('[CHK-14] stays in the cart when the person closes the sheet', async () => {
    standInStripe({ paymentMethod, wallets: { found: ['googlePay'], isCancelled: true } });
    checkoutNetwork();
    const app = openCart();
    await app.user.click(await walletButton());
    expect(reported).toEqual([{ method: 'GOOGLE_PAY', outcome: 'cancelled', code: null }]);
    expect(app.location()).toBe(menuPath);
  });
});

describe('what shows instead of the wallets', () => {
  it('[CHK-14] is the way to the checkout, until the wallets are known', async () => {
    standInStripe({ wallets: { found: ['googlePay'] } });
    checkoutNetwork();
    openCart();
    expect(link()).toBeVisible();
    expect(await walletButton()).toBeVisible();
    expect(link()).not.toBeInTheDocument();
  });

  it('[CHK-14] is the way to the checkout while the provider has not answered', async () => {
    checkoutNetwork();
    openCart();
    const wallets = await screen.findByRole('group', { name: 'Express checkout' });
    expect(within(wallets).getByRole('link', { name: 'The way to the checkout' })).toBeVisible();
  });

  it('[CHK-14] is nothing if the person has no wallet, and the next cart does not ask again', async () => {
    const provider = standInStripe({ wallets: { found: [] } });
    checkoutNetwork();
    const app = openCart();
    await waitFor(() => {
      expect(link()).not.toBeInTheDocument();
    });
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
    await app.navigate('/elsewhere');
    await app.navigate(menuPath);
    await screen.findByRole('button', { name: 'Change the cart' });
    await waitFor(() => {
      expect(app.queryClient.isFetching()).toBe(0);
    });
    expect(link()).not.toBeInTheDocument();
    expect(provider.apiKeys).toHaveLength(1);
  });

  it('[CHK-14] is the way to the checkout if the restaurant cannot be read', async () => {
    standInStripe({ wallets: { found: ['googlePay'] } });
    const calls = checkoutNetwork({ getMerchant: () => refuseWith(404, 'NOT_FOUND') });
    openCart();
    await waitFor(() => {
      expect(calls.callsOf('getMerchant')).toHaveLength(1);
    });
    expect(link()).toBeVisible();
  });

  it.each([
    ['the total is zero', { financialInfo: makeFinancialInfo({ totalPayableMicro: 0 }) }, null],
    ['the cart is a group’s', { fulfillmentId: 'fulfillment-1' }, null],
    ['the cart cannot be ordered', { fulfillmentType: 'DELIVERY' as const }, null],
    ['the cart is empty', { cartItems: [] }, null],
    ['the host takes the payment', {}, { paymentTypes: [], cards: [] }],
  ])('[CHK-14] is nothing if %s, and the provider’s script is not loaded', async (_why, change, host) => {
    const provider = standInStripe({ wallets: { found: ['googlePay'] } });
    checkoutNetwork({ getCart: () => ({ cart: makeCart(change) }) });
    if (host) setEmbedHost({ ...host, pay: async () => null, close: () => undefined });
    openCart();
    await waitFor(() => {
      expect(link()).not.toBeInTheDocument();
    });
    expect(provider.apiKeys).toEqual([]);
  });
});
