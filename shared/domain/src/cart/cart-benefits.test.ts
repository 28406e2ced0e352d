import { expect, it } from '@jest/globals';
import { discountsAsPoints, originalLineMicro, savedMicro } from './cart-benefits';

const perk = { isSelected: true, savingsMicro: 2_000_000 };
const discount = {
  name: '10% off',
  type: 'PERCENT_OFF' as const,
  discountMicro: 1_500_000,
  isDiscountAsPoints: false,
};
const asPoints = { ...discount, name: '10% back', isDiscountAsPoints: true };

it.each([
  ['without a perk', null, 12_000_000],
  ['with a perk', perk, 14_000_000],
  ['with a perk that it does not take', { ...perk, isSelected: false }, 12_000_000],
])('[MNU-13] a line %s costs its original price', (_name, itsPerk, original) => {
  expect(originalLineMicro({ priceMicro: 12_000_000, perk: itsPerk })).toBe(original);
});

it('[MNU-13] a cart saves what its perks and discounts take off, but not what comes as points', () => {
  const cartItems = [
    { priceMicro: 10_000_000, perk },
    { priceMicro: 9_000_000, perk: null },
  ];
  expect(savedMicro({ cartItems, financialInfo: { cartDiscounts: [discount, asPoints] } })).toBe(3_500_000);
  expect(savedMicro({ cartItems: [], financialInfo: { cartDiscounts: [asPoints] } })).toBe(0);
});

it('[MNU-13] a cart with a perk and a code for free delivery saves both', () => {
  const freeDelivery = { ...discount, discountMicro: 0, deliverySavingMicro: 4_000_000 };
  const cart = {
    cartItems: [{ priceMicro: 10_000_000, perk }],
    financialInfo: { cartDiscounts: [freeDelivery] },
  };
  expect(savedMicro(cart)).toBe(6_000_000);
});

it('[CRT-12] discounts as points are those that the service marks', () => {
  expect(discountsAsPoints({ financialInfo: { cartDiscounts: [discount, asPoints] } })).toEqual([asPoints]);
});
