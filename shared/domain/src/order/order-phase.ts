import type { OrderStatusValue } from '@tiffin/contracts';
import { orderTracker } from './order-tracker';

/** Where an order is in its life. `done` is delivered, picked up or served. The merchant rejects, all others cancel. */
export type OrderPhase = 'active' | 'done' | 'cancelled' | 'rejected';

/** Returns the phase of a displayed status (specification 4). */
export function orderPhase(status: OrderStatusValue): OrderPhase {
  if (status === 'REJECTED') return 'rejected';
  if (status === 'CANCELLED') return 'cancelled';
  // Only the step depends on the fulfillment type, not the outcome.
  return orderTracker(status, 'IN_STORE').outcome === 'done' ? 'done' : 'active';
}
