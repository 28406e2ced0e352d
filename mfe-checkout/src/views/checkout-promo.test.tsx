import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { makeCart, makeFinancialInfo, refuseWith } from '@tiffin/testing';
import { checkoutNetwork, forgetTab, openCheckout } from '../test-support/checkout-in-app';

afterEach(forgetTab);

describe('promo codes', () => {
  it('[CRT-21] [CHK-18] are validated, then added', async () => {
    const calls = checkoutNetwork({
      getPromoCode: () => ({ code: 'LUNCH5', description: '5.00 off' }),
      putCartCheckoutCode: () => ({ cart: makeCart({ cartCheckoutCodes: ['LUNCH5'] }) }),
    });
    const { user } = openCheckout();
    await user.click(await screen.findByRole('button', { name: 'Add a promo code' }));
    await user.type(screen.getByRole('textbox', { name: 'Promo code' }), 'lunch5');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByRole('button', { name: 'Remove LUNCH5' })).toBeVisible();
    expect(calls.callsOf('putCartCheckoutCode').map(({ body }) => body)).toEqual([
      { checkoutCodeToAdd: 'LUNCH5' },
    ]);
  });

  it('[CRT-06] [CRT-21] that take the cart below its minimum say so, with the missing amount', async () => {
    checkoutNetwork({
      getPromoCode: () => ({ code: 'LUNCH10', description: '10% off lunch' }),
      putCartCheckoutCode: () => ({
        cart: makeCart({
          fulfillmentType: 'DELIVERY',
          cartCheckoutCodes: ['LUNCH10'],
          financialInfo: makeFinancialInfo({
            itemSumMicro: 15_750_000,
            subtotalMicro: 14_170_000,
            deliveryMinimumOrderValueMicro: 15_000_000,
          }),
        }),
      }),
    });
    const { user } = openCheckout();
    await user.click(await screen.findByRole('button', { name: 'Add a promo code' }));
    await user.type(screen.getByRole('textbox', { name: 'Promo code' }), 'LUNCH10');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'With LUNCH10, your order is $0.83 below the minimum. Add something, or remove the code.',
    );
  });

  it('[CRT-21] are removed', async () => {
    const calls = checkoutNetwork({
      getCart: () => ({ cart: makeCart({ cartCheckoutCodes: ['LUNCH5'] }) }),
      putCartCheckoutCode: () => ({ cart: makeCart() }),
    });
    const { user } = openCheckout();
    await user.click(await screen.findByRole('button', { name: 'Remove LUNCH5' }));
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: 'Remove LUNCH5' })).not.toBeInTheDocument();
    });
    expect(calls.callsOf('putCartCheckoutCode').map(({ body }) => body)).toEqual([
      { checkoutCodeToRemove: 'LUNCH5' },
    ]);
  });

  it('[CRT-21] that were dropped from the cart are named, with the reason', async () => {
    const reason = 'TEAM_MEMBERS_ONLY' as const;
    checkoutNetwork({
      getCart: () => ({ cart: makeCart({ removedCheckoutCodes: [{ code: 'NORTHLIGHT', reason }] }) }),
    });
    openCheckout();
    const words = 'NORTHLIGHT was removed: only members of the team can use it.';
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('[CRT-21] that do not exist are refused at the field, and the input stays', async () => {
    checkoutNetwork({ getPromoCode: () => refuseWith(404, 'NOT_FOUND') });
    const { user, effects } = openCheckout();
    await user.click(await screen.findByRole('button', { name: 'Add a promo code' }));
    await user.type(screen.getByRole('textbox', { name: 'Promo code' }), 'NOPE');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText(/We can’t find the code “NOPE”/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Promo code' })).toHaveValue('NOPE');
    expect(effects).toEqual([]);
  });

  it('[CHK-10] that give nothing for this order open the dialog INELIGIBLE_PROMOTION on adding', async () => {
    checkoutNetwork({
      getPromoCode: () => ({ code: 'SUMMER25', description: '25% off' }),
      putCartCheckoutCode: () =>
        refuseWith(400, 'PROMOTION_ELIGIBILITY_ERROR', {
          message: 'Not for this order',
          body: 'This code has expired.',
        }),
    });
    const { user, effects } = openCheckout();
    await user.click(await screen.findByRole('button', { name: 'Add a promo code' }));
    await user.type(screen.getByRole('textbox', { name: 'Promo code' }), 'SUMMER25');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    const dialog = await screen.findByRole('dialog', { name: 'Not for this order' });
    expect(dialog).toHaveTextContent('This code has expired.');
    await user.click(screen.getByRole('button', { name: 'Try another code' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('textbox', { name: 'Promo code' })).toHaveValue('SUMMER25');
    expect(effects).toEqual([]);
  });
});
