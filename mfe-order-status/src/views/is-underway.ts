import type { Order } from '@tiffin/contracts';
import { orderTracker } from '@tiffin/domain';

/** Returns whether the order's status can still change, so that polling makes sense. */
export function isUnderway({ orderStatus, merchantFulfillmentType }: Order): boolean {
  return orderTracker(orderStatus.orderStatus, merchantFulfillmentType).outcome === 'active';
}
