import type { Cart } from '@tiffin/contracts';
import { cartObstacles, merchantAvailability } from '@tiffin/domain';
import type { OrderableMerchant } from '@tiffin/domain';

/** What blocks a cart from being ordered and must be solved outside of the checkout. */
export type CheckoutObstacle =
  | { readonly kind: 'group'; readonly fulfillmentId: string }
  | { readonly kind: 'unavailable'; readonly itemNames: readonly string[] }
  | { readonly kind: 'stopped'; readonly nextOpenTime: string | null }
  | { readonly kind: 'closed'; readonly nextOpenTime: string | null }
  | { readonly kind: 'laterOnly' }
  | { readonly kind: 'address' }
  | { readonly kind: 'minimum'; readonly missingMicro: number }
  | { readonly kind: 'limits' };

/** Returns the first obstacle of a cart that is not empty, as the checkout shows it; undefined if it can be ordered. */
export function checkoutObstacle(
  merchant: OrderableMerchant,
  cart: Cart,
  now: Date,
): CheckoutObstacle | undefined {
  if (cart.fulfillmentId !== null) return { kind: 'group', fulfillmentId: cart.fulfillmentId };
  const availability = merchantAvailability(merchant, now);
  const obstacles = cartObstacles(cart, availability);
  const [first] = obstacles;
  switch (first?.code) {
    case undefined:
      return undefined;
    case 'GONE_ITEM':
      return {
        kind: 'unavailable',
        itemNames: obstacles.flatMap((other) => (other.code === 'GONE_ITEM' ? [other.name] : [])),
      };
    case 'NOT_ACCEPTING':
      return { kind: 'stopped', nextOpenTime: availability.nextOpenTime };
    case 'NEEDS_TIME':
      return availability.reason === 'LATER_ONLY'
        ? { kind: 'laterOnly' }
        : { kind: 'closed', nextOpenTime: availability.nextOpenTime };
    case 'NEEDS_ADDRESS':
      return { kind: 'address' };
    case 'DELIVERY_MINIMUM':
    case 'PICKUP_MINIMUM':
      return { kind: 'minimum', missingMicro: first.missingMicro };
    case 'PICKUP_MAXIMUM':
    case 'PICKUP_MIN_COUNT':
    case 'PICKUP_MAX_COUNT':
      return { kind: 'limits' };
  }
}
