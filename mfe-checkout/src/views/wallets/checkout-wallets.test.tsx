import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { setConfig, setEmbedHost } from '@tiffin/config';
import {
  failNetwork,
  makeCart,
  makeFinancialInfo,
  makeOrder,
  refuseWith,
  standInStripe,
  testConfig,
} from '@tiffin/testing';
import {
  arrived,
  checkoutNetwork,
  checkoutPath,
  goToReview,
  openCheckout,
  placed,
  waitForLostOrder,
} from '../../test-support/checkout-in-app';
import { paymentMethod, walletBrowser, wanda } from '../../test-support/wallets';

const reported = walletBrowser();

const walletButton = (name = 'Google Pay') => screen.findByRole('button', { name });

describe('express checkout', () => {
  it('[CHK-14] offers the wallets of the browser first, with the amount to pay', async () => {
    const provider = standInStripe({ wallets: { found: ['applePay', 'googlePay'] } });
    checkoutNetwork();
    const app = openCheckout(`${checkoutPath}#wallet`);
    expect(await walletButton('Apple Pay')).toBeVisible();
    expect(await walletButton()).toBeVisible();
    expect(provider.options[0]).toMatchObject({
      mode: 'payment',
      amount: 1260,
      currency: 'cad',
      paymentMethodCreation: 'manual',
    });
    const title = screen.getByRole('heading', { name: 'Express checkout' });
    const payment = screen.getByRole('heading', { name: 'Payment' });
    expect(title.compareDocumentPosition(payment)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    // The link of the cart asks for the wallets.
    expect(title).toHaveFocus();
    await goToReview(app);
    expect(screen.queryByRole('heading', { name: 'Express checkout' })).toBeNull();
  });

  it.each([
    ['[PRM-11] a developer asks for the test wallet', 'qa', '?expressLocalTest=1', 'always'],
    ['[PRM-11] the URL says anything but 1', 'qa', '?expressLocalTest=true', 'auto'],
    ['[PRM-11] it is asked for in production', 'production', '?expressLocalTest=1', 'auto'],
  ] as const)('%s: %s%s shows the wallets %s', async (_what, environment, search, shown) => {
    const provider = standInStripe({ wallets: { found: ['googlePay'] } });
    checkoutNetwork();
    window.history.replaceState(null, '', `/${search}`);
    openCheckout();
    setConfig({ ...testConfig, environment });
    await walletButton();
    expect(provider.options).toContainEqual(
      expect.objectContaining({
        paymentMethods: expect.objectContaining({ applePay: shown, googlePay: shown }),
      }),
    );
    window.history.replaceState(null, '', '/');
  });

  it('[CHK-14] places the order of a person with one press, and reports the success', async () => {
    const provider = standInStripe({ paymentMethod, wallets: { found: ['applePay'] } });
    const calls = checkoutNetwork({ placeOrder: placed });
    const app = openCheckout();
    await app.user.click(await walletButton('Apple Pay'));
    await arrived(app);
    expect(calls.callsOf('placeOrder').map(({ body }) => body)).toEqual([
      expect.objectContaining({
        cartChecksum: 'checksum-1',
        externalId: 'user-ana',
        paymentMethod: {
          paymentMethodIdentifier: {
            entityType: 'PAYMENT_OPTION',
            entityId: 'pm_wallet',
            paymentProvider: 'STRIPE',
            paymentOptionType: 'APPLE_PAY',
          },
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
    const { user } = openCheckout(checkoutPath, 'guest');
    await user.click(await walletButton());
    await waitFor(() => {
      expect(calls.callsOf('placeGuestOrder')).toHaveLength(1);
    });
    expect(calls.callsOf('placeGuestOrder')[0]?.body).toMatchObject({
      guestProfile: {
        firstName: 'Wanda',
        lastName: 'Wallet',
        email: 'wanda@example.com',
        phoneNumber: '+14165550123',
      },
      paymentMethod: { paymentMethodIdentifier: { paymentOptionType: 'GOOGLE_PAY' } },
    });
  });

  it('[CHK-14] prefers what a guest has typed', async () => {
    standInStripe({ paymentMethod, wallets: { found: ['googlePay'], billingDetails: wanda } });
    const calls = checkoutNetwork({
      placeGuestOrder: () => ({ order: makeOrder(), guestOrderToken: 'guest-token-1' }),
    });
    const ottoline = { firstName: 'Ottoline', email: 'ottoline@example.com', phoneNumber: '+44 7911 123456' };
    sessionStorage.setItem('tiffin.checkout.guest', JSON.stringify(ottoline));
    const { user } = openCheckout(checkoutPath, 'guest');
    expect(await screen.findByRole('textbox', { name: 'First name' })).toHaveValue('Ottoline');
    await user.click(await walletButton());
    await waitFor(() => {
      expect(calls.callsOf('placeGuestOrder')).toHaveLength(1);
    });
    expect(calls.callsOf('placeGuestOrder')[0]?.body).toMatchObject({
      guestProfile: { email: 'ottoline@example.com' },
    });
  });

  it('[CHK-14] asks a guest for what the wallet does not know, and places nothing', async () => {
    const provider = standInStripe({
      paymentMethod,
      wallets: { found: ['googlePay'], billingDetails: { ...wanda, phone: '' } },
    });
    const calls = checkoutNetwork();
    const { user } = openCheckout(checkoutPath, 'guest');
    await user.click(await walletButton());
    expect(await screen.findByText('Enter your mobile number.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Wanda');
    expect(screen.getByRole('textbox', { name: 'Mobile number' })).toHaveFocus();
    expect(provider.sheet).toEqual(['opened', 'fail']);
    expect(calls.callsOf('placeGuestOrder')).toHaveLength(0);
  });

  it('[CHK-11] tells the wallet and the report that a payment failed, and the page says why', async () => {
    const provider = standInStripe({ paymentMethod, wallets: { found: ['applePay'] } });
    checkoutNetwork({
      placeOrder: () => refuseWith(402, 'CARD_DECLINED', { message: 'Your card was declined' }),
    });
    const { user } = openCheckout();
    await user.click(await walletButton('Apple Pay'));
    expect(await screen.findByText('Your card was declined')).toBeVisible();
    expect(provider.sheet).toEqual(['opened', 'fail']);
    expect(reported).toEqual([{ method: 'APPLE_PAY', outcome: 'failed', code: null }]);
  });

  it('[CHK-11] hands an error of the wallet to the card error handler, and places nothing', async () => {
    const provider = standInStripe({
      paymentMethod: { error: { type: 'card_error', code: 'wallet_failed', message: 'no' } },
      wallets: { found: ['applePay'] },
    });
    const calls = checkoutNetwork();
    const { user } = openCheckout();
    await user.click(await walletButton('Apple Pay'));
    expect(await screen.findByText('Your wallet payment didn’t go through')).toBeVisible();
    expect(provider.sheet).toEqual(['opened', 'invalid_payment_data']);
    expect(reported).toEqual([{ method: 'APPLE_PAY', outcome: 'failed', code: 'wallet_failed' }]);
    expect(calls.callsOf('placeOrder')).toHaveLength(0);
  });

  it('[CHK-14] places nothing when the person closes the sheet', async () => {
    standInStripe({ paymentMethod, wallets: { found: ['googlePay'], isCancelled: true } });
    const calls = checkoutNetwork();
    const app = openCheckout();
    await app.user.click(await walletButton());
    expect(reported).toEqual([{ method: 'GOOGLE_PAY', outcome: 'cancelled', code: null }]);
    expect(calls.callsOf('placeOrder')).toHaveLength(0);
    expect(app.location()).toBe(checkoutPath);
  });

  it('[CHK-17] sends the same key after a lost answer, although the wallet returns another token', async () => {
    const provider = standInStripe({ paymentMethod, wallets: { found: ['googlePay'] } });
    const answers = [failNetwork, placed];
    const calls = checkoutNetwork({ placeOrder: () => answers.shift()?.() });
    const app = openCheckout();
    await app.user.click(await walletButton());
    expect(await waitForLostOrder()).toBeVisible();
    expect(provider.sheet).toEqual(['opened']);
    standInStripe({ paymentMethod: { paymentMethod: { id: 'pm_next' } }, wallets: { found: ['googlePay'] } });
    await app.user.click(await walletButton());
    await arrived(app);
    const [first, second] = calls.callsOf('placeOrder');
    expect(second?.headers['Idempotency-Key']).toBe(first?.headers['Idempotency-Key']);
  });

  it('[CHK-14] keeps the sheet shut while a typed tip is not in the total, and saves the tip', async () => {
    const provider = standInStripe({ paymentMethod, wallets: { found: ['googlePay'] } });
    const calls = checkoutNetwork({
      putCartConfig: () => ({
        cart: makeCart({ selectedTipOptionId: null, customTipAmountMicro: 6_000_000 }),
      }),
    });
    const { user } = openCheckout();
    await user.click(await screen.findByRole('radio', { name: /^Other/ }));
    await user.type(screen.getByRole('textbox', { name: /Tip amount/ }), '6');
    await user.click(await walletButton());
    expect(await screen.findByText(/Your total was being updated/)).toBeVisible();
    expect(provider.sheet).toEqual(['kept shut']);
    await waitFor(() => {
      expect(calls.callsOf('putCartConfig')).toHaveLength(1);
    });
  });

  it.each([
    ['the total is zero', { totalPayableMicro: 0, creditMicro: 12_600_000 }, null],
    ['the host takes the payment', {}, { paymentTypes: [], cards: [] }],
  ])('[CHK-14] is not offered when %s', async (_why, info, host) => {
    standInStripe({ wallets: { found: ['googlePay'] } });
    checkoutNetwork({ getCart: () => ({ cart: makeCart({ financialInfo: makeFinancialInfo(info) }) }) });
    if (host) setEmbedHost({ ...host, pay: async () => null, close: () => undefined });
    openCheckout();
    expect(await screen.findByRole('heading', { name: 'Payment' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Express checkout' })).not.toBeInTheDocument();
  });

  it('[CHK-14] disappears without a wallet, and says so only to a person who came for it', async () => {
    standInStripe({ wallets: { found: [] } });
    checkoutNetwork();
    const first = openCheckout();
    await waitFor(() => {
      expect(screen.queryByRole('heading', { name: 'Express checkout' })).not.toBeInTheDocument();
    });
    expect(await screen.findByRole('heading', { name: 'Payment' })).toBeVisible();
    expect(screen.queryByText(/aren’t set up in this browser/)).not.toBeInTheDocument();
    first.unmount();
    openCheckout(`${checkoutPath}#wallet`);
    expect(await screen.findByText(/aren’t set up in this browser/)).toBeVisible();
  });
});
