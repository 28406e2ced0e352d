import { expect, it } from '@jest/globals';
import { shortfallByCodes } from './shortfall-by-codes';

const cart = {
  fulfillmentType: 'DELIVERY',
  cartItems: [{ quantity: 1 }],
  cartCheckoutCodes: ['LUNCH10'],
  financialInfo: {
    itemSumMicro: 15_750_000,
    subtotalMicro: 14_170_000,
    deliveryMinimumOrderValueMicro: 15_000_000,
    pickupMinCartItemCount: 0,
    pickupMaxCartItemCount: 0,
    pickupMinimumOrderValueMicro: 15_500_000,
    pickupMaximumOrderValueMicro: null,
  },
} as const;
const money = cart.financialInfo;

it.each([
  ['a delivery whose code takes it below the minimum', cart, 830_000],
  ['a pickup whose code takes it below the minimum', { ...cart, fulfillmentType: 'PICKUP' }, 1_330_000],
  ['a type without a minimum', { ...cart, fulfillmentType: 'DINE_IN' }, null],
  ['a discount without a code', { ...cart, cartCheckoutCodes: [] }, null],
  [
    'a cart that reaches the minimum',
    { ...cart, financialInfo: { ...money, subtotalMicro: 15_000_000 } },
    null,
  ],
  [
    'a cart that lacks something without its code too',
    { ...cart, financialInfo: { ...money, itemSumMicro: 14_900_000 } },
    null,
  ],
] as const)('[CRT-06] [CRT-07] %s', (_which, given, missing) => {
  expect(shortfallByCodes(given)).toBe(missing);
});
