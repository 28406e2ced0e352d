import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { freeDelivery } from './free-delivery';

const info = (
  deliveryChargeMicro: number,
  freeDeliveryOrderValueMicro: number | null,
  subtotalMicro: number,
) => ({
  deliveryChargeMicro,
  freeDeliveryOrderValueMicro,
  subtotalMicro,
});

it.each([
  ['DELIVERY', info(0, 40_000_000, 10_000_000), true, null],
  ['DELIVERY', info(3_990_000, 40_000_000, 36_800_000), false, 3_200_000],
  ['DELIVERY', info(3_990_000, 40_000_000, 40_000_000), false, 0],
  ['DELIVERY', info(3_990_000, 40_000_000, 41_000_000), false, 0],
  ['DELIVERY', info(3_990_000, null, 10_000_000), false, null],
  ['PICKUP', info(3_990_000, 40_000_000, 10_000_000), true, null],
  ['IN_STORE', info(3_990_000, 40_000_000, 10_000_000), true, null],
  ['DINE_IN', info(3_990_000, 40_000_000, 10_000_000), true, null],
] as const)(
  '[CRT-08] %s with %j: free %s, left %s',
  (fulfillmentType, financialInfo, isFree, remainingMicro) => {
    expect(freeDelivery({ fulfillmentType, financialInfo })).toEqual({ isFree, remainingMicro });
  },
);

it('[CRT-08] the rest is the threshold minus the subtotal, until it is reached', () => {
  fc.assert(
    fc.property(
      fc.nat(100_000_000),
      fc.nat(100_000_000),
      fc.integer({ min: 1, max: 9_990_000 }),
      (from, sub, charge) => {
        const { isFree, remainingMicro } = freeDelivery({
          fulfillmentType: 'DELIVERY',
          financialInfo: info(charge, from, sub),
        });
        expect(isFree).toBe(false);
        expect(remainingMicro).toBe(sub < from ? from - sub : 0);
      },
    ),
  );
});
