import type { OrderStatusValue } from '@tiffin/contracts';

/** How far an order is on its four tiers (0 to 3), or that it has ended, well or not. */
export type OrderProgress =
  | { readonly kind: 'underway'; readonly step: 0 | 1 | 2 | 3 }
  | { readonly kind: 'finished' }
  | { readonly kind: 'stopped' };

const underway = (step: 0 | 1 | 2 | 3): OrderProgress => ({ kind: 'underway', step });

const progressOf: Readonly<Record<OrderStatusValue, OrderProgress>> = {
  UNKNOWN_ORDER_STATUS: underway(0),
  PLACED: underway(0),
  SCHEDULED: underway(0),
  ACCEPTED: underway(1),
  PREPARED: underway(1),
  DELIVERY_CREATED: underway(1),
  DELIVERY_CANCELED: underway(1),
  COURIER_CONFIRMED: underway(1),
  COURIER_ENROUTE_PICKUP: underway(1),
  COURIER_CONFIRMED_STORE_ARRIVAL: underway(1),
  COURIER_PICKED_UP: underway(2),
  COURIER_ENROUTE_DROPOFF: underway(2),
  IN_TRANSIT: underway(2),
  COURIER_CONFIRMED_CONSUMER_ARRIVAL: underway(3),
  COURIER_DROPPED_OFF: { kind: 'finished' },
  RECEIVED: { kind: 'finished' },
  CANCELLED: { kind: 'stopped' },
  REJECTED: { kind: 'stopped' },
};

/** The place of each of the 18 statuses on the tracker; an order to collect is on its third tier once packed. */
export function orderProgress(status: OrderStatusValue, isDelivery: boolean): OrderProgress {
  if (!isDelivery && status === 'PREPARED') return underway(2);
  return progressOf[status];
}
