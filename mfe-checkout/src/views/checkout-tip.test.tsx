import { afterEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import type { Cart } from '@tiffin/contracts';
import { makeAddressDetail, makeCart, makeFinancialInfo, makeMerchant, refuseWith } from '@tiffin/testing';
import type { FakeNetwork } from '@tiffin/testing';
import { checkoutNetwork, forgetTab, nextButton, openCheckout } from '../test-support/checkout-in-app';

afterEach(forgetTab);

describe('a tip', () => {
  const tips = [
    { id: 'none', percent: 0, amountMicro: 0 },
    { id: 'tip-10', percent: 10, amountMicro: 1_200_000 },
  ];
  const withTip = (more: Partial<Cart>) =>
    makeCart({ tipOptions: tips, selectedTipOptionId: 'none', ...more });
  const ownTip = (tipMicro: number) =>
    withTip({
      selectedTipOptionId: null,
      customTipAmountMicro: tipMicro,
      financialInfo: makeFinancialInfo({ tipMicro }),
    });
  const sentTips = (calls: FakeNetwork) =>
    calls.callsOf('putCartConfig').map(({ body }) => Object(body).customTipAmountMicro);

  it('[CRT-20] says in which currency the highest tip is', async () => {
    checkoutNetwork({ getCart: () => ({ cart: withTip({ currencyCode: 'GBP' }) }) });
    openCheckout();
    expect(await screen.findByRole('radio', { name: /^Other.*Up to £200\.00$/ })).toBeEnabled();
  });

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

  it('[CRT-20] that was chosen and not saved says so, and the tip of the cart stays chosen', async () => {
    checkoutNetwork({
      getCart: () => ({ cart: withTip({}) }),
      putCartConfig: () => refuseWith(400, 'UNKNOWN'),
    });
    const { user } = openCheckout();
    await user.click(await screen.findByRole('radio', { name: /10%/ }));
    expect(await screen.findByText('Your tip wasn’t saved. Try again.')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'No tip' })).toBeChecked();
  });

  it.each([
    ['DELIVERY', 'Tip for the courier'],
    ['IN_STORE', 'Tip for the restaurant'],
  ] as const)('[CRT-20] of a cart for %s is a %s', async (fulfillmentType, name) => {
    const merchant = makeMerchant({ supportsDelivery: true });
    const userDeliveryAddressDetail = fulfillmentType === 'DELIVERY' ? makeAddressDetail() : null;
    checkoutNetwork({
      getMerchant: () => ({ merchant }),
      getCart: () => ({ cart: withTip({ fulfillmentType, userDeliveryAddressDetail }) }),
    });
    openCheckout();
    expect(await screen.findByRole('group', { name })).toBeVisible();
    expect(screen.getByText('All of it goes to them')).toBeVisible();
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
    const field = screen.getByRole('textbox', { name: 'Tip amount' });
    expect(field).toHaveAccessibleDescription('From $0.00 to $200.00');
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

  it('keeps the error of a refused amount until the next one is saved, so that nothing moves under a press', async () => {
    const calls = checkoutNetwork({ getCart: () => ({ cart: withTip({}) }) });
    const { user } = openCheckout();
    await user.click(await screen.findByRole('radio', { name: /Other/ }));
    const field = screen.getByRole('textbox', { name: 'Tip amount' });
    await user.type(field, '250');
    await user.tab();
    expect(screen.queryByText(/Enter a tip from/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save tip' }));
    expect(field).toHaveFocus();
    await user.clear(field);
    await user.type(field, '3.5');
    await user.tab();
    expect(screen.getByText(/Enter a tip from/)).toBeVisible();
    calls.plan({ putCartConfig: () => ({ cart: ownTip(3_500_000) }) });
    await user.click(screen.getByRole('button', { name: 'Save tip' }));
    await waitFor(() => {
      expect(screen.queryByText(/Enter a tip from/)).not.toBeInTheDocument();
    });
    expect(sentTips(calls)).toEqual([3_500_000]);
    expect(screen.getByRole('textbox', { name: 'Tip amount' })).toHaveValue('3.5');
  });

  it('[CRT-20] that is typed while another one is being saved stays in the field', async () => {
    let finish: () => void = () => undefined;
    const answer = new Promise((resolve) => {
      finish = () => {
        resolve({ cart: ownTip(6_000_000) });
      };
    });
    checkoutNetwork({ getCart: () => ({ cart: withTip({}) }), putCartConfig: () => answer });
    const { user } = openCheckout();
    await user.click(await screen.findByRole('radio', { name: /Other/ }));
    const field = screen.getByRole('textbox', { name: 'Tip amount' });
    await user.type(field, '6');
    const save = screen.getByRole('button', { name: 'Save tip' });
    await user.click(save);
    await waitFor(() => expect(save).toHaveAttribute('aria-busy', 'true'));
    await user.type(field, '5');
    act(() => {
      finish();
    });
    await waitFor(() => expect(save).not.toHaveAttribute('aria-busy', 'true'));
    expect(field).toHaveValue('65');
  });

  it('[CRT-20] that is typed and not saved is saved when the person goes on to the review', async () => {
    const calls = checkoutNetwork({
      getCart: () => ({ cart: withTip({}) }),
      putCartConfig: () => ({ cart: ownTip(6_000_000) }),
    });
    const { user } = openCheckout();
    await user.click(await screen.findByRole('radio', { name: /Other/ }));
    await user.type(screen.getByRole('textbox', { name: 'Tip amount' }), '6');
    await user.click(await nextButton(/^Review order/));
    await nextButton(/^Place order/);
    expect(sentTips(calls)).toEqual([6_000_000]);
    expect(screen.getByRole('heading', { name: 'Tip $6.00' })).toBeVisible();
  });

  it.each([
    ['an invalid amount', '250', 'Enter a tip from $0.00 to $200.00.'],
    ['no amount', '', 'Enter an amount, such as 3.50.'],
  ])('[CRT-20] with %s stops the way to the review at its field', async (_name, text, error) => {
    const calls = checkoutNetwork({ getCart: () => ({ cart: withTip({}) }) });
    const { user } = openCheckout();
    await user.click(await screen.findByRole('radio', { name: /Other/ }));
    const field = screen.getByRole('textbox', { name: 'Tip amount' });
    if (text) await user.type(field, text);
    await user.click(await nextButton(/^Review order/));
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription(expect.stringContaining(error));
    expect(screen.queryByRole('button', { name: /^Place order/ })).not.toBeInTheDocument();
    expect(calls.callsOf('putCartConfig')).toHaveLength(0);
  });

  it('[CRT-20] that could not be saved stops the way to the review, and the input stays', async () => {
    checkoutNetwork({
      getCart: () => ({ cart: withTip({}) }),
      putCartConfig: () => refuseWith(503, 'UNKNOWN'),
    });
    const { user } = openCheckout();
    await user.click(await screen.findByRole('radio', { name: /Other/ }));
    const field = screen.getByRole('textbox', { name: 'Tip amount' });
    await user.type(field, '6');
    await user.click(await nextButton(/^Review order/));
    expect(await screen.findByText('Your tip wasn’t saved. Try again.')).toBeVisible();
    expect(field).toHaveValue('6');
    expect(field).toHaveFocus();
    expect(screen.queryByRole('button', { name: /^Place order/ })).not.toBeInTheDocument();
  });

  it('[CRT-20] that is typed is dropped when another one is chosen', async () => {
    const calls = checkoutNetwork({
      getCart: () => ({ cart: withTip({}) }),
      putCartConfig: () => ({ cart: withTip({ selectedTipOptionId: 'tip-10' }) }),
    });
    const { user } = openCheckout();
    await user.click(await screen.findByRole('radio', { name: /Other/ }));
    await user.type(screen.getByRole('textbox', { name: 'Tip amount' }), '250');
    await user.click(screen.getByRole('radio', { name: /10%/ }));
    await user.click(await nextButton(/^Review order/));
    await nextButton(/^Place order/);
    expect(calls.callsOf('putCartConfig')).toHaveLength(1);
  });
});
