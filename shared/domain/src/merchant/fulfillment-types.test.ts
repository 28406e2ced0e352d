import { expect, it } from '@jest/globals';
import { DISPLAY_MODES, FULFILLMENT_TYPES, MERCHANT_FULFILLMENT_TYPES } from '@tiffin/contracts';
import type { DisplayMode } from '@tiffin/contracts';
import { offeredFulfillmentTypes, toMerchantFulfillmentType } from './fulfillment-types';
import type { FulfillmentDisplay } from './fulfillment-types';

const merchant = (displayMode: DisplayMode, supportsDelivery: boolean) => ({
  displayConfiguration: { displayMode },
  supportsDelivery,
});

it.each([
  ['DEFAULT', true, ['DELIVERY', 'PICKUP']],
  ['DEFAULT', false, ['PICKUP']],
  ['DINE_IN', true, ['DINE_IN', 'PICKUP', 'DELIVERY']],
  ['DINE_IN', false, ['DINE_IN', 'PICKUP']],
  ['DELIVERY', true, ['DELIVERY']],
  ['DELIVERY', false, ['PICKUP']],
  ['ORDER_AHEAD', true, ['PICKUP', 'DELIVERY']],
  ['ORDER_AHEAD', false, ['PICKUP']],
] as const)('[MER-02] %s with delivery %s offers %j', (mode, supportsDelivery, types) => {
  expect(offeredFulfillmentTypes(merchant(mode, supportsDelivery))).toEqual(types);
});

const parameters: readonly (readonly [FulfillmentDisplay, DisplayMode, boolean, readonly string[]])[] = [
  [{ inStore: true }, 'DEFAULT', true, ['IN_STORE']],
  [{ hidePickup: true }, 'DEFAULT', true, ['DELIVERY']],
  [{ hidePickup: true }, 'DEFAULT', false, ['PICKUP']],
  [{ forceDelivery: true }, 'DINE_IN', true, ['DELIVERY']],
  [{ forceDelivery: true }, 'DEFAULT', false, ['PICKUP']],
  [{ hideDineInToggle: true }, 'DINE_IN', true, ['DELIVERY', 'PICKUP']],
  [{ pickup: true }, 'DEFAULT', true, ['PICKUP', 'DELIVERY']],
  [{ pickup: true, hidePickup: true }, 'DEFAULT', true, ['DELIVERY']],
];

it.each(parameters)('[CRT-17] %j at %s with delivery %s offers %4$j', (display, mode, delivery, types) => {
  expect(offeredFulfillmentTypes(merchant(mode, delivery), display)).toEqual(types);
});

it('always offers at least one type', () => {
  for (const mode of DISPLAY_MODES) {
    for (const bits of Array.from({ length: 64 }, (_none, index) => index)) {
      const display = {
        hidePickup: Boolean(bits & 1),
        forceDelivery: Boolean(bits & 2),
        inStore: Boolean(bits & 4),
        hideDineInToggle: Boolean(bits & 8),
        pickup: Boolean(bits & 16),
      };
      expect(offeredFulfillmentTypes(merchant(mode, Boolean(bits & 32)), display)).not.toEqual([]);
    }
  }
});

it('[MER-02] merchants write pickup as IN_STORE', () => {
  expect(MERCHANT_FULFILLMENT_TYPES).toEqual(['IN_STORE', 'DELIVERY', 'DINE_IN']);
  const written = FULFILLMENT_TYPES.map((type) => [type, toMerchantFulfillmentType(type)]);
  expect(Object.fromEntries(written)).toEqual({
    DELIVERY: 'DELIVERY',
    PICKUP: 'IN_STORE',
    IN_STORE: 'IN_STORE',
    DINE_IN: 'DINE_IN',
  });
});
