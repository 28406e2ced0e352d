import type { Order } from '@tiffin/contracts';
import { orderTracker } from '@tiffin/domain';

/** The order's own status is not its last: it is worth asking again. */
export function isUnderway({ orderStatus, merchantFulfillmentType }: Order): boolean {
  return orderTracker(orderStatus.orderStatus, merchantFulfillmentType).outcome === 'active';
}
