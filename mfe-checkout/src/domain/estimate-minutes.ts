import type { Cart } from '@tiffin/contracts';
import { roundedTimeRange } from '@tiffin/domain';
import type { TimeRangeMinutes } from '@tiffin/domain';

/** Returns how long an order takes if sent now, in minutes rounded to 5; undefined if unknown. */
export function estimateMinutes(
  cart: Pick<Cart, 'fulfillmentType' | 'deliveryInfo' | 'pickupFulfillmentEstimate'>,
): TimeRangeMinutes | undefined {
  const isDelivery = cart.fulfillmentType === 'DELIVERY';
  const range = isDelivery ? cart.deliveryInfo?.estimatedDeliveryTimeRange : cart.pickupFulfillmentEstimate;
  return range ? roundedTimeRange(range) : undefined;
}
