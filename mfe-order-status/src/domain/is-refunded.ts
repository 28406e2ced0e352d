import type { Order } from '@tiffin/contracts';
import { orderPhase } from '@tiffin/domain';

/** Returns whether an order ended without food, so that what was paid goes back. */
export function isRefunded({ orderStatus }: Pick<Order, 'orderStatus'>): boolean {
  const phase = orderPhase(orderStatus.orderStatus);
  return phase === 'cancelled' || phase === 'rejected';
}
