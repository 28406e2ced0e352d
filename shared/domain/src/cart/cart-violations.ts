import type { Cart, FinancialInfo } from '@tiffin/contracts';

export type CartViolation =
  | { readonly code: 'DELIVERY_MINIMUM' | 'PICKUP_MINIMUM'; readonly missingMicro: number }
  | { readonly code: 'PICKUP_MAXIMUM'; readonly excessMicro: number }
  | { readonly code: 'PICKUP_MIN_COUNT'; readonly missingCount: number }
  | { readonly code: 'PICKUP_MAX_COUNT'; readonly excessCount: number };

type Bounds = Pick<
  FinancialInfo,
  | 'subtotalMicro'
  | 'deliveryMinimumOrderValueMicro'
  | 'pickupMinCartItemCount'
  | 'pickupMaxCartItemCount'
  | 'pickupMinimumOrderValueMicro'
  | 'pickupMaximumOrderValueMicro'
>;

type CheckedCart = Pick<Cart, 'fulfillmentType'> & {
  readonly cartItems: readonly Pick<Cart['cartItems'][number], 'quantity'>[];
  readonly financialInfo: Bounds;
};

/**
 * Returns what blocks the order of a cart. Delivery: the subtotal must reach the minimum. Pickup: the
 * subtotal must be within the bounds that are set, the item count within those above 0. Bounds are inclusive
 * (specification 5).
 */
export function cartViolations({
  fulfillmentType,
  cartItems,
  financialInfo,
}: CheckedCart): readonly CartViolation[] {
  if (fulfillmentType === 'DELIVERY') return deliveryViolations(financialInfo);
  if (fulfillmentType !== 'PICKUP') return [];
  const count = cartItems.reduce((sum, { quantity }) => sum + quantity, 0);
  return pickupViolations(financialInfo, count);
}

function deliveryViolations({
  subtotalMicro,
  deliveryMinimumOrderValueMicro,
}: Bounds): readonly CartViolation[] {
  const missingMicro = deliveryMinimumOrderValueMicro - subtotalMicro;
  return missingMicro > 0 ? [{ code: 'DELIVERY_MINIMUM', missingMicro }] : [];
}

function pickupViolations(bounds: Bounds, count: number): readonly CartViolation[] {
  const { subtotalMicro, pickupMinimumOrderValueMicro, pickupMaximumOrderValueMicro } = bounds;
  const { pickupMinCartItemCount, pickupMaxCartItemCount } = bounds;
  const violations: CartViolation[] = [];
  if (pickupMinimumOrderValueMicro !== null && subtotalMicro < pickupMinimumOrderValueMicro) {
    violations.push({ code: 'PICKUP_MINIMUM', missingMicro: pickupMinimumOrderValueMicro - subtotalMicro });
  }
  if (pickupMaximumOrderValueMicro !== null && subtotalMicro > pickupMaximumOrderValueMicro) {
    violations.push({ code: 'PICKUP_MAXIMUM', excessMicro: subtotalMicro - pickupMaximumOrderValueMicro });
  }
  if (pickupMinCartItemCount > 0 && count < pickupMinCartItemCount) {
    violations.push({ code: 'PICKUP_MIN_COUNT', missingCount: pickupMinCartItemCount - count });
  }
  if (pickupMaxCartItemCount > 0 && count > pickupMaxCartItemCount) {
    violations.push({ code: 'PICKUP_MAX_COUNT', excessCount: count - pickupMaxCartItemCount });
  }
  return violations;
}
