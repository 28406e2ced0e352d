import type { MerchantFulfillmentType, OrderStatusValue } from '@tiffin/contracts';
import { orderTracker } from './order-tracker';

/** What is promised to happen between two instants, in ISO 8601. They are equal if there is one time. */
export type PromisedTime = {
  readonly kind: 'arriving' | 'ready';
  readonly from: string;
  readonly to: string;
};

type TimedOrder = {
  readonly status: OrderStatusValue;
  readonly type: MerchantFulfillmentType;
  readonly promisedTimeRange: { readonly from: string; readonly to: string } | null;
  readonly scheduledTime: string | null;
  readonly readyTime: string | null;
};

/**
 * Returns the one time that every screen shows for an order: the promised range, else the scheduled time, else
 * when it is ready. Null once the order is ready for pickup, at the door or ended, and for a delivery without a
 * promise: the time when it is ready is not the time when it arrives.
 */
export function promisedTime(order: TimedOrder): PromisedTime | null {
  const { status, type, promisedTimeRange, scheduledTime, readyTime } = order;
  const isDelivery = type === 'DELIVERY';
  const { step, outcome } = orderTracker(status, type);
  if (outcome !== 'active' || (!isDelivery && step >= 3) || isAtDoor(status)) return null;
  const kind = isDelivery ? 'arriving' : 'ready';
  if (promisedTimeRange !== null) return { kind, ...promisedTimeRange };
  const at = scheduledTime ?? (isDelivery ? null : readyTime);
  return at === null ? null : { kind, from: at, to: at };
}

/** Returns whether the courier has arrived with the food. */
export function isAtDoor(status: OrderStatusValue): boolean {
  return status === 'COURIER_CONFIRMED_CONSUMER_ARRIVAL';
}
