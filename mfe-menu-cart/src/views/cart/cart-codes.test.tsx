import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import {
  answerWith,
  makeAddressDetail,
  makeCart,
  makeFinancialInfo,
  refuseWith,
  renderInApp,
} from '@tiffin/testing';
import { openKitchen } from '../../test-support/open-kitchen';
import { OrderScreen } from '../order/order-screen';

const open = () =>
  renderInApp(<OrderScreen />, {
    path: '/m/lucknow-lunch-home/order',
    route: '/m/:merchantExternalId/order',
  });

/** Types a code into the cart's field and presses Apply. */
async function apply(code: string) {
  const app = open();
  await app.user.click(await screen.findByRole('button', { name: 'Add a promo code' }));
  const field = screen.getByRole('textbox', { name: 'Promo code' });
  await app.user.type(field, code);
  await app.user.click(screen.getByRole('button', { name: 'Apply' }));
  return { ...app, field };
}

const codeOf = (code: string) => () => ({ code, description: '10% off' });

it('[CRT-06] [CRT-21] says at once that a code takes the cart below its minimum, until the code is removed', async () => {
  const short = makeCart({
    fulfillmentType: 'DELIVERY',
    userDeliveryAddressDetail: makeAddressDetail(),
    cartCheckoutCodes: ['LUNCH10'],
    financialInfo: makeFinancialInfo({
      itemSumMicro: 15_750_000,
      subtotalMicro: 14_170_000,
      deliveryMinimumOrderValueMicro: 15_000_000,
    }),
  });
  openKitchen({
    getCart: () => ({ cart: makeCart() }),
    getPromoCode: codeOf('LUNCH10'),
    putCartCheckoutCode: ({ body }) => ({
      cart: JSON.stringify(body).includes('Remove') ? makeCart() : short,
    }),
  });
  const { user } = await apply('LUNCH10');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'With LUNCH10, your order is $0.83 below the minimum. Add something, or remove the code.',
  );
  await user.click(screen.getByRole('button', { name: 'Remove LUNCH10' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

it('[CHK-18] [CRT-21] looks a code up before it adds it as the service writes it, and removes it', async () => {
  const network = openKitchen({
    getCart: () => ({ cart: makeCart() }),
    getPromoCode: codeOf('LUNCH5'),
    putCartCheckoutCode: ({ body }) => ({
      cart: makeCart({ cartCheckoutCodes: JSON.stringify(body).includes('Remove') ? [] : ['LUNCH5'] }),
    }),
  });
  const { user } = await apply(' lunch5 ');
  await user.click(await screen.findByRole('button', { name: 'Remove LUNCH5' }));
  await waitFor(() => expect(screen.queryByText('LUNCH5')).toBeNull());
  expect(network.callsOf('getPromoCode').map(({ params }) => params['code'])).toEqual(['lunch5']);
  expect(network.callsOf('putCartCheckoutCode').map(({ body }) => body)).toEqual([
    { checkoutCodeToAdd: 'LUNCH5' },
    { checkoutCodeToRemove: 'LUNCH5' },
  ]);
});

it.each([
  ['that does not exist', refuseWith(404, 'NOT_FOUND'), 'We can’t find the code “NOPE”. Check the spelling.'],
  ['after too many tries', answerWith(429, {}), 'Too many tries. Wait a minute, then try again.'],
  ['that cannot be looked up', answerWith(503, {}), 'The code wasn’t added. Try again.'],
])(
  '[CHK-18] a code %s is never added, and stays in its field with the reason',
  async (_why, answer, words) => {
    const network = openKitchen({ getCart: () => ({ cart: makeCart() }), getPromoCode: () => answer });
    const { field, effects } = await apply('NOPE');
    await waitFor(() => expect(field).toHaveAccessibleDescription(words));
    expect(field).toHaveValue('NOPE');
    expect(network.callsOf('putCartCheckoutCode')).toEqual([]);
    expect(effects).toEqual([]);
  },
);

it('[CHK-10] a code that gives nothing for this order opens the dialog, and stays for another try', async () => {
  openKitchen({
    getCart: () => ({ cart: makeCart() }),
    getPromoCode: codeOf('SUMMER25'),
    putCartCheckoutCode: () =>
      refuseWith(400, 'PROMOTION_ELIGIBILITY_ERROR', {
        message: 'This promo code can’t be used for this order',
        body: 'This code has expired.',
      }),
  });
  const { user, field } = await apply('SUMMER25');
  const name = 'This promo code can’t be used for this order';
  const dialog = await screen.findByRole('dialog', { name });
  expect(dialog).toHaveTextContent('This code has expired.');
  await user.click(within(dialog).getByRole('button', { name: 'Try another code' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(field).toHaveValue('SUMMER25');
  expect(field).toHaveAccessibleDescription('This code has expired.');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  const again = await screen.findByRole('dialog', { name });
  await user.click(within(again).getByRole('button', { name: 'Continue without this code' }));
  expect(await screen.findByRole('button', { name: 'Add a promo code' })).toBeVisible();
});

it('[CRT-20] offers no second field for the tip, and says the tip that will be charged', async () => {
  openKitchen({
    getCart: () => ({
      cart: makeCart({
        selectedTipOptionId: 'tip-15',
        financialInfo: makeFinancialInfo({ tipMicro: 1_800_000, totalPayableMicro: 14_400_000 }),
      }),
    }),
  });
  open();
  const tip = await screen.findByText('Tip', { selector: 'dt' });
  expect(tip.nextElementSibling).toHaveTextContent('$1.80');
  expect(screen.queryByRole('radio', { name: /15%/ })).toBeNull();
});
