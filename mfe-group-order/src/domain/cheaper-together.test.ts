import { expect, it } from '@jest/globals';
import { makeFulfillment } from '@tiffin/testing/factories';
import { isCheaperTogether } from './cheaper-together';

const { deliveryPricing, tip } = makeFulfillment();
const delivered = {
  fulfillmentType: 'DELIVERY',
  deliveryPricing: { ...deliveryPricing, deliveryChargeMicro: 4_000_000 },
} as const;
const tipped = { tip: { ...tip, customTipAmountMicro: 3_000_000 } };

it.each([
  ['a delivery that costs something', delivered, true],
  ['a delivery that the host pays', { ...delivered, sharedCosts: 'HOST_PAYS' }, false],
  ['a free delivery', { fulfillmentType: 'DELIVERY' }, false],
  ['a pickup', { ...delivered, fulfillmentType: 'PICKUP' }, false],
  ['a pickup with a fixed tip', tipped, true],
  ['a fixed tip divided equally', { ...tipped, sharedCosts: 'EQUALLY' }, true],
] as const)('%s: a part shrinks when more people join: %s', (_case, more, expected) => {
  expect(isCheaperTogether(makeFulfillment(more))).toBe(expected);
});
