import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cartTotalRows } from './cart-total-rows';

const unit = 1_000_000;
const plain = {
  itemSumMicro: 20 * unit,
  cartDiscounts: [],
  deliveryChargeMicro: 4 * unit,
  serviceCharges: [],
  serviceChargeMicro: 0,
  taxRates: [],
  taxMicro: 0,
  tipMicro: 0,
  creditMicro: 0,
  totalPayableMicro: 24 * unit,
};
const discount = (name: string, discountMicro: number, isDiscountAsPoints = false) => ({
  name,
  type: 'AMOUNT_OFF' as const,
  discountMicro,
  isDiscountAsPoints,
});
const rowsOf = (...args: Parameters<typeof cartTotalRows>) =>
  cartTotalRows(...args).map(({ kind, name, amountMicro }) => [name ?? kind, amountMicro]);

it('lists each fee by its name, and adds up', () => {
  const financialInfo = {
    ...plain,
    cartDiscounts: [discount('Lunch', 2 * unit), discount('Lunch', unit)],
    serviceCharges: [{ name: 'Service fee', amountMicro: unit }],
    serviceChargeMicro: unit,
    taxRates: [
      { name: 'State tax', ratePercent: 4, amountMicro: 800_000 },
      { name: 'City tax', ratePercent: 4.875, amountMicro: 900_000 },
    ],
    taxMicro: 1_700_000,
    tipMicro: 3 * unit,
    creditMicro: 5 * unit,
    totalPayableMicro: 21_700_000,
  };
  expect(rowsOf({ fulfillmentType: 'DELIVERY', financialInfo })).toEqual([
    ['items', 20 * unit],
    ['Lunch', -2 * unit],
    ['Lunch', -unit],
    ['delivery', 4 * unit],
    ['Service fee', unit],
    ['State tax', 800_000],
    ['City tax', 900_000],
    ['tip', 3 * unit],
    ['credit', -5 * unit],
    ['total', 21_700_000],
  ]);
});

it('lists delivery only for deliveries, even if it is free', () => {
  const free = { ...plain, deliveryChargeMicro: 0, totalPayableMicro: 20 * unit };
  expect(rowsOf({ fulfillmentType: 'DELIVERY', financialInfo: free })[1]).toEqual(['delivery', 0]);
  expect(rowsOf({ fulfillmentType: 'PICKUP', financialInfo: free })).toEqual([
    ['items', 20 * unit],
    ['total', 20 * unit],
  ]);
});

it('subtracts nothing for a discount that is given as points', () => {
  const financialInfo = { ...plain, cartDiscounts: [discount('Points', 2 * unit, true)] };
  expect(rowsOf({ fulfillmentType: 'DELIVERY', financialInfo }).map(([name]) => name)).toEqual([
    'items',
    'delivery',
    'total',
  ]);
});

it('shows a tax as one row if its parts do not add up to it, and shows an unexplained difference', () => {
  const financialInfo = {
    ...plain,
    taxRates: [{ name: 'GST', ratePercent: 5, amountMicro: unit }],
    taxMicro: 2 * unit,
    totalPayableMicro: 26_500_000,
  };
  expect(rowsOf({ fulfillmentType: 'DELIVERY', financialInfo })).toEqual([
    ['items', 20 * unit],
    ['delivery', 4 * unit],
    ['tax', 2 * unit],
    ['adjustment', 500_000],
    ['total', 26_500_000],
  ]);
});

it('adds up for every answer of the service, with unique keys', () => {
  const amount = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
  const parts = fc.array(fc.record({ name: fc.string(), amountMicro: amount }), { maxLength: 4 });
  const financialInfo = fc.record({
    itemSumMicro: amount,
    cartDiscounts: fc.array(
      fc
        .record({ name: fc.string(), micro: amount, asPoints: fc.boolean() })
        .map(({ name, micro, asPoints }) => discount(name, micro, asPoints)),
      { maxLength: 4 },
    ),
    deliveryChargeMicro: amount,
    serviceCharges: parts,
    serviceChargeMicro: amount,
    taxRates: parts.map((rates) => rates.map((rate) => ({ ...rate, ratePercent: 5 }))),
    taxMicro: amount,
    tipMicro: amount,
    creditMicro: amount,
    totalPayableMicro: amount,
  });
  fc.assert(
    fc.property(fc.constantFrom('DELIVERY', 'PICKUP'), financialInfo, (fulfillmentType, info) => {
      const rows = cartTotalRows({ fulfillmentType, financialInfo: info });
      expect(rows.slice(0, -1).reduce((sum, { amountMicro }) => sum + amountMicro, 0)).toBe(
        info.totalPayableMicro,
      );
      expect(rows.at(-1)).toMatchObject({ kind: 'total', amountMicro: info.totalPayableMicro });
      expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
    }),
  );
});
