import type { Order } from '@tiffin/contracts';
import { orderPhase } from '@tiffin/domain';

/** Returns whether the order's status can still change, so that polling makes sense. */
export function isUnderway({ orderStatus }: Pick<Order, 'orderStatus'>): boolean {
  return orderPhase(orderStatus.orderStatus) === 'active';
}
