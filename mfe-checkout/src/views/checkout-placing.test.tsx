import { afterEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { bus } from '@tiffin/event-bus';
import {
  ana,
  makeCart,
  makeFinancialInfo,
  makeMerchant,
  makeStoredPaymentMethod,
  refuseWith,
} from '@tiffin/testing';
import {
  arrived,
  checkoutNetwork,
  checkoutPath,
  forgetTab,
  goToReview,
  nextButton,
  openAndPlace,
  openCheckout,
  placed,
  pressPlace,
} from '../test-support/checkout-in-app';

afterEach(forgetTab);

describe('placing an order', () => {
  it('[CHK-02] sends a signed-in person’s order and opens its page', async () => {
    const calls = checkoutNetwork({ placeOrder: placed });
    const told: unknown[] = [];
    const undo = [
      bus.on('orderPlaced', ({ orderId }) => told.push(orderId)),
      bus.on('cartChanged', ({ itemCount }) => told.push(itemCount)),
    ];
    const app = await openAndPlace();
    await arrived(app);
    undo.forEach((leave) => leave());
    expect(told).toEqual(['order-1', 0]);
    expect(calls.callsOf('placeOrder').map(({ body }) => body)).toEqual([
      {
        merchantId: 'merchant-1',
        cartChecksum: 'checksum-1',
        paymentMethod: {
          paymentMethodIdentifier: makeStoredPaymentMethod().paymentMethodIdentifier,
        },
        subscribedToMerchantMarketingEmails: false,
        guestProfile: null,
        externalId: 'user-ana',
      },
    ]);
  });

  it('[CHK-13] subscribes a signed-in person by the merchant’s default, unless they change it', async () => {
    const calls = checkoutNetwork({
      getMerchant: () => ({ merchant: makeMerchant({ emailSubscriptionDefaultOn: true }) }),
      placeOrder: () => refuseWith(402, 'CARD_DECLINED', { message: 'Your card was declined' }),
    });
    const app = await openAndPlace();
    await app.user.click(await screen.findByRole('button', { name: 'Use another card' }));
    await app.user.click(await screen.findByRole('radio', { name: /4242/ }));
    await app.user.click(screen.getByRole('checkbox', { name: /news and offers/ }));
    await goToReview(app);
    await pressPlace(app);
    await waitFor(() => {
      expect(
        calls.callsOf('placeOrder').map(({ body }) => Object(body).subscribedToMerchantMarketingEmails),
      ).toEqual([true, false]);
    });
  });

  it('[PRM-08] sends the URL’s room and table to the cart, and orders the updated cart', async () => {
    const seated = makeCart({ room: '12', table: '4', cartChecksum: 'checksum-seated' });
    const calls = checkoutNetwork({
      placeOrder: placed,
      patchCart: () => {
        calls.plan({ getCart: () => ({ cart: seated }) });
        return { cart: seated };
      },
    });
    const app = openCheckout(`${checkoutPath}?room=12&table=4`);
    await goToReview(app);
    expect(screen.getByText(/Table 4 · Room 12$/)).toBeVisible();
    await pressPlace(app);
    await arrived(app);
    expect(calls.callsOf('patchCart').map(({ body }) => body)).toEqual([{ room: '12', table: '4' }]);
    expect(calls.callsOf('placeOrder')[0]?.body).toMatchObject({ cartChecksum: 'checksum-seated' });
  });

  it('[PRM-08] does not repeat a room that the cart refused', async () => {
    const calls = checkoutNetwork({
      placeOrder: placed,
      patchCart: () => refuseWith(400, 'INVALID_PARAMETER'),
    });
    const app = openCheckout(`${checkoutPath}?room=12`);
    await goToReview(app);
    await pressPlace(app);
    await arrived(app);
    expect(calls.callsOf('patchCart')).toHaveLength(1);
  });

  it('[CHK-02] removes the checkout from the history', async () => {
    checkoutNetwork({ placeOrder: placed });
    const app = openCheckout('/m/lucknow-lunch-home/menu', ana);
    await app.navigate(checkoutPath);
    await goToReview(app);
    await pressPlace(app);
    await arrived(app);
    await app.goBack();
    await waitFor(() => {
      expect(app.location()).toBe('/m/lucknow-lunch-home/menu');
    });
  });

  it('[CHK-17] sends one order for two presses in one tick', async () => {
    const calls = checkoutNetwork({ placeOrder: placed });
    const app = openCheckout();
    await goToReview(app);
    const button = await nextButton(/^Place order/);
    act(() => {
      button.click();
      button.click();
    });
    await arrived(app);
    expect(calls.callsOf('placeOrder')).toHaveLength(1);
  });

  it('[CHK-22] stops being busy on success and on error', async () => {
    const calls = checkoutNetwork({
      placeOrder: () => refuseWith(402, 'CARD_DECLINED', { message: 'Your card was declined' }),
    });
    const app = await openAndPlace();
    expect(await screen.findByText('Your card was declined')).toBeVisible();
    expect(await nextButton(/^Place order/)).not.toHaveAttribute('aria-busy');
    let finish: () => void = () => undefined;
    calls.plan({
      placeOrder: () =>
        new Promise((resolve) => {
          finish = () => {
            resolve(placed());
          };
        }),
    });
    await pressPlace(app);
    await waitFor(async () => {
      expect(await nextButton(/^Place order/)).toHaveAttribute('aria-busy', 'true');
    });
    expect(screen.getAllByText('Placing your order')).not.toEqual([]);
    act(() => {
      finish();
    });
    await arrived(app);
    expect(screen.queryByRole('button', { busy: true })).not.toBeInTheDocument();
  });

  it('[CHK-22] offers another card after a declined one, and keeps the order', async () => {
    checkoutNetwork({
      placeOrder: () => refuseWith(402, 'CARD_DECLINED', { message: 'Your card was declined' }),
    });
    const app = await openAndPlace();
    await app.user.click(await screen.findByRole('button', { name: 'Use another card' }));
    expect(await screen.findByRole('radio', { name: 'Use another card' })).toBeVisible();
    expect(app.location()).toBe(checkoutPath);
    expect(screen.getByText('Dal makhani')).toBeVisible();
  });

  it('[CHK-17] shows the new total when the cart has changed, and asks again', async () => {
    const changed = makeCart({
      cartChecksum: 'checksum-2',
      financialInfo: makeFinancialInfo({ totalPayableMicro: 20_000_000 }),
    });
    const calls = checkoutNetwork({
      placeOrder: () => refuseWith(409, 'CART_CHANGED', { message: 'Your cart has changed' }),
    });
    const app = openCheckout();
    await goToReview(app);
    calls.plan({ getCart: () => ({ cart: changed }) });
    await pressPlace(app);
    expect(await screen.findByText(/The total is now \$20\.00/)).toBeVisible();
    calls.plan({ placeOrder: placed });
    await app.user.click(await nextButton(/^Place order.*\$20\.00/));
    await arrived(app);
    const [first, second] = calls.callsOf('placeOrder');
    expect(second?.body).toMatchObject({ cartChecksum: 'checksum-2' });
    expect(second?.headers['Idempotency-Key']).not.toBe(first?.headers['Idempotency-Key']);
  });

  it('shows refusals of the specification as a dialog with their remedy', async () => {
    checkoutNetwork({
      getCart: () => ({ cart: makeCart({ cartCheckoutCodes: ['LUNCH5'] }) }),
      placeOrder: () =>
        refuseWith(409, 'PROMOTION_ELIGIBILITY_ERROR', {
          message: 'This promo code can’t be used for this order',
          body: 'Remove it.',
        }),
      putCartCheckoutCode: () => ({ cart: makeCart() }),
    });
    const app = await openAndPlace();
    const dialog = await screen.findByRole('dialog', {
      name: 'This promo code can’t be used for this order',
    });
    expect(within(dialog).getByText('Remove it.')).toBeVisible();
    await app.user.click(within(dialog).getByRole('button', { name: 'Remove LUNCH5' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
  });
});
