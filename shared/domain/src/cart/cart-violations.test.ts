import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { FulfillmentType } from '@tiffin/contracts';
import { cartViolations } from './cart-violations';

const unbounded = {
  subtotalMicro: 20_000_000,
  deliveryMinimumOrderValueMicro: 0,
  pickupMinCartItemCount: 0,
  pickupMaxCartItemCount: 0,
  pickupMinimumOrderValueMicro: null,
  pickupMaximumOrderValueMicro: null,
};

type Bounds = Partial<
  Omit<typeof unbounded, 'pickupMinimumOrderValueMicro' | 'pickupMaximumOrderValueMicro'>
> & {
  readonly pickupMinimumOrderValueMicro?: number | null;
  readonly pickupMaximumOrderValueMicro?: number | null;
};

const violationsOf = (
  fulfillmentType: FulfillmentType,
  bounds: Bounds,
  quantities: readonly number[] = [1],
) =>
  cartViolations({
    fulfillmentType,
    cartItems: quantities.map((quantity) => ({ quantity })),
    financialInfo: { ...unbounded, ...bounds },
  });

it.each([
  [19_999_999, [{ code: 'DELIVERY_MINIMUM', missingMicro: 1 }]],
  [20_000_000, []],
  [20_000_001, []],
])('[CRT-06] delivery with a minimum of 20.00 and a subtotal of %s', (subtotalMicro, violations) => {
  const bounds = { subtotalMicro, deliveryMinimumOrderValueMicro: 20_000_000 };
  expect(violationsOf('DELIVERY', bounds)).toEqual(violations);
});

it.each([
  [9_999_999, [{ code: 'PICKUP_MINIMUM', missingMicro: 1 }]],
  [10_000_000, []],
  [30_000_000, []],
  [30_000_001, [{ code: 'PICKUP_MAXIMUM', excessMicro: 1 }]],
])('[CRT-07] pickup from 10.00 to 30.00 with a subtotal of %s', (subtotalMicro, violations) => {
  const bounds = { pickupMinimumOrderValueMicro: 10_000_000, pickupMaximumOrderValueMicro: 30_000_000 };
  expect(violationsOf('PICKUP', { ...bounds, subtotalMicro })).toEqual(violations);
});

it.each([
  [[1], [{ code: 'PICKUP_MIN_COUNT', missingCount: 1 }]],
  [[2], []],
  [[1, 1], []],
  [[2, 2], []],
  [[2, 3], [{ code: 'PICKUP_MAX_COUNT', excessCount: 1 }]],
])('[CRT-07] pickup of 2 to 4 items with quantities %j', (quantities, violations) => {
  const bounds = { pickupMinCartItemCount: 2, pickupMaxCartItemCount: 4 };
  expect(violationsOf('PICKUP', bounds, quantities)).toEqual(violations);
});

it('[CRT-07] counts of 0 and absent values set no bound', () => {
  expect(violationsOf('PICKUP', { subtotalMicro: 0 }, [])).toEqual([]);
  expect(violationsOf('PICKUP', { subtotalMicro: 0, pickupMinimumOrderValueMicro: 0 }, [99])).toEqual([]);
});

it('[CRT-07] reports every violation at once', () => {
  const bounds = { subtotalMicro: 0, pickupMinimumOrderValueMicro: 1, pickupMinCartItemCount: 1 };
  expect(violationsOf('PICKUP', bounds, []).map(({ code }) => code)).toEqual([
    'PICKUP_MINIMUM',
    'PICKUP_MIN_COUNT',
  ]);
});

it.each(['IN_STORE', 'DINE_IN', 'PICKUP'] as const)('[CRT-06] %s has no delivery minimum', (type) => {
  expect(violationsOf(type, { deliveryMinimumOrderValueMicro: 99_000_000 })).toEqual([]);
});

it.each(['IN_STORE', 'DINE_IN', 'DELIVERY'] as const)('[CRT-07] %s has no pickup bounds', (type) => {
  const bounds = { pickupMinimumOrderValueMicro: 99_000_000, pickupMinCartItemCount: 9 };
  expect(violationsOf(type, bounds)).toEqual([]);
});

const value = fc.nat(100_000_000);
const setValue = fc.option(value);

it('[CRT-06] [CRT-07] names exactly the violated bounds, and by how much', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('DELIVERY', 'PICKUP'),
      fc.record({
        subtotalMicro: value,
        deliveryMinimumOrderValueMicro: value,
        pickupMinCartItemCount: fc.nat(5),
        pickupMaxCartItemCount: fc.nat(5),
        pickupMinimumOrderValueMicro: setValue,
        pickupMaximumOrderValueMicro: setValue,
      }),
      fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 4 }),
      (type, bounds, quantities) => {
        const count = quantities.reduce((sum, quantity) => sum + quantity, 0);
        const isPickup = type === 'PICKUP';
        const { pickupMinCartItemCount: least, pickupMaxCartItemCount: most, subtotalMicro } = bounds;
        const [low, high] = [
          bounds.pickupMinimumOrderValueMicro ?? 0,
          bounds.pickupMaximumOrderValueMicro ?? Infinity,
        ];
        const expected = [
          {
            holds: isPickup || subtotalMicro >= bounds.deliveryMinimumOrderValueMicro,
            code: 'DELIVERY_MINIMUM',
          },
          { holds: !isPickup || subtotalMicro >= low, code: 'PICKUP_MINIMUM' },
          { holds: !isPickup || subtotalMicro <= high, code: 'PICKUP_MAXIMUM' },
          { holds: !isPickup || count >= least, code: 'PICKUP_MIN_COUNT' },
          { holds: !isPickup || most === 0 || count <= most, code: 'PICKUP_MAX_COUNT' },
        ];
        const violations = violationsOf(type, bounds, quantities);
        expect(violations.map(({ code }) => code)).toEqual(
          expected.filter(({ holds }) => !holds).map(({ code }) => code),
        );
        for (const { code: _code, ...by } of violations) expect(Object.values(by)[0]).toBeGreaterThan(0);
      },
    ),
  );
});
