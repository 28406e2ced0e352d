import type { Cart } from '@tiffin/contracts';
import type { MerchantAvailability } from '../merchant/merchant-availability';
import { cartViolations } from './cart-violations';
import type { CartViolation } from './cart-violations';

/** What blocks a cart from being ordered. Each has its own remedy. */
export type CartObstacle =
  | CartViolation
  | { readonly code: 'GONE_ITEM'; readonly name: string }
  | { readonly code: 'NOT_ACCEPTING' }
  | { readonly code: 'NEEDS_TIME' }
  | { readonly code: 'NEEDS_ADDRESS' };

type CheckedCart = Omit<Parameters<typeof cartViolations>[0], 'cartItems'> &
  Pick<Cart, 'scheduledForTime' | 'userDeliveryAddressDetail'> & {
    readonly cartItems: readonly Pick<Cart['cartItems'][number], 'quantity' | 'name' | 'isAvailable'>[];
  };

/**
 * Returns the obstacles between a cart and its order, the first one to solve first (specification 4 and 5):
 * - a merchant that takes no orders, neither now nor later
 * - missing items
 * - bounds of value and count
 * - no time while the merchant is closed, or takes orders for later only
 * - no address for a delivery
 */
export function cartObstacles(
  cart: CheckedCart,
  { reason, canSchedule }: Pick<MerchantAvailability, 'reason' | 'canSchedule'>,
): readonly CartObstacle[] {
  const gone = cart.cartItems
    .filter(({ isAvailable }) => !isAvailable)
    .map(({ name }): CartObstacle => ({ code: 'GONE_ITEM', name }));
  const isForNow = cart.scheduledForTime === null;
  const isOff = reason === 'NOT_ACCEPTING' || (reason !== null && isForNow && !canSchedule);
  const needsTime = reason !== null && isForNow && !isOff;
  const needsAddress = cart.fulfillmentType === 'DELIVERY' && cart.userDeliveryAddressDetail === null;
  return [
    ...when(isOff, { code: 'NOT_ACCEPTING' }),
    ...gone,
    ...cartViolations(cart),
    ...when(needsTime, { code: 'NEEDS_TIME' }),
    ...when(needsAddress, { code: 'NEEDS_ADDRESS' }),
  ];
}

function when(holds: boolean, obstacle: CartObstacle): readonly CartObstacle[] {
  return holds ? [obstacle] : [];
}
