import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { Cart } from '@tiffin/contracts';
import { makeCart } from '@tiffin/testing';
import { checkoutNetwork, forgetTab, openCheckout } from '../test-support/checkout-in-app';

afterEach(forgetTab);

describe('a tip', () => {
  const tips = [
    { id: 'none', percent: 0, amountMicro: 0 },
    { id: 'tip-10', percent: 10, amountMicro: 1_200_000 },
  ];
  const withTip = (more: Partial<Cart>) =>
    makeCart({ tipOptions: tips, selectedTipOptionId: 'none', ...more });

  it('[CRT-20] is sent to the cart’s configuration when it is chosen', async () => {
    const calls = checkoutNetwork({
      getCart: () => ({ cart: withTip({}) }),
      putCartConfig: () => ({ cart: withTip({ selectedTipOptionId: 'tip-10' }) }),
    });
    const { user } = openCheckout();
    expect(await screen.findByRole('radio', { name: 'No tip' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: /10%/ }));
    await waitFor(() => {
      expect(screen.getByRole('radio', { name: /10%/ })).toBeChecked();
    });
    expect(calls.callsOf('putCartConfig').map(({ params, body }) => ({ params, body }))).toEqual([
      {
        params: { merchantId: 'merchant-1' },
        body: { selectedTipOptionId: 'tip-10', customTipAmountMicro: null },
      },
    ]);
  });

  it('[CRT-20] with a custom amount is refused outside 0 to 200 and saved inside', async () => {
    const calls = checkoutNetwork({
      getCart: () => ({ cart: withTip({}) }),
      putCartConfig: () => ({
        cart: withTip({ selectedTipOptionId: null, customTipAmountMicro: 3_500_000 }),
      }),
    });
    const { user } = openCheckout();
    await user.click(await screen.findByRole('radio', { name: /Other/ }));
    const field = screen.getByRole('textbox', { name: 'Your own amount' });
    await user.type(field, '201');
    await user.click(screen.getByRole('button', { name: 'Save tip' }));
    expect(screen.getByText('Enter a tip from $0.00 to $200.00.')).toBeVisible();
    expect(field).toHaveValue('201');
    expect(calls.callsOf('putCartConfig')).toHaveLength(0);
    await user.clear(field);
    await user.type(field, '3,50');
    await user.click(screen.getByRole('button', { name: 'Save tip' }));
    await waitFor(() => {
      expect(calls.callsOf('putCartConfig').map(({ body }) => body)).toEqual([
        { selectedTipOptionId: null, customTipAmountMicro: 3_500_000 },
      ]);
    });
  });
});
