import type { Cart, Merchant } from '@tiffin/contracts';
import { cartViolations, merchantAvailability } from '@tiffin/domain';

/** What blocks a cart from being ordered and must be solved outside of the checkout. */
export type CartObstacle =
  | { readonly kind: 'group'; readonly fulfillmentId: string }
  | { readonly kind: 'unavailable'; readonly itemNames: readonly string[] }
  | { readonly kind: 'closed'; readonly nextOpenTime: string | null }
  | { readonly kind: 'address' }
  | { readonly kind: 'minimum'; readonly missingMicro: number }
  | { readonly kind: 'limits' };

type SendableMerchant = Pick<Merchant, 'open' | 'state' | 'nextOpenTime'>;

/**
 * Returns the most urgent obstacle of a cart that is not empty; undefined if it can be ordered (specification
 * 4 and 5).
 */
export function cartObstacle(merchant: SendableMerchant, cart: Cart, now: Date): CartObstacle | undefined {
  if (cart.fulfillmentId !== null) return { kind: 'group', fulfillmentId: cart.fulfillmentId };
  const gone = cart.cartItems.filter((item) => !item.isAvailable);
  if (gone.length > 0) return { kind: 'unavailable', itemNames: gone.map(({ name }) => name) };
  const availability = merchantAvailability(merchant, now);
  const isPlanned = availability.reason === 'CLOSED' && cart.scheduledForTime !== null;
  if (!availability.accepts && !isPlanned) {
    return { kind: 'closed', nextOpenTime: availability.nextOpenTime };
  }
  if (cart.fulfillmentType === 'DELIVERY' && cart.userDeliveryAddressDetail === null)
    return { kind: 'address' };
  return amountObstacle(cart);
}

function amountObstacle(cart: Cart): CartObstacle | undefined {
  const [violation] = cartViolations(cart);
  if (violation === undefined) return undefined;
  return 'missingMicro' in violation
    ? { kind: 'minimum', missingMicro: violation.missingMicro }
    : { kind: 'limits' };
}
