import type { MerchantFulfillmentType, OrderStatusValue } from '@tiffin/contracts';

/** 1 with the merchant, 2 in the kitchen, 3 ready or on its way, 4 delivered or picked up. */
export type TrackerStep = 1 | 2 | 3 | 4;

export type OrderTracker = {
  readonly step: TrackerStep;
  /** `active` continues, `done` is delivered or picked up, `failed` was rejected or cancelled. */
  readonly outcome: 'active' | 'done' | 'failed';
};

const steps: Readonly<Record<OrderStatusValue, TrackerStep>> = {
  UNKNOWN_ORDER_STATUS: 1,
  PLACED: 1,
  SCHEDULED: 1,
  REJECTED: 1,
  CANCELLED: 1,
  ACCEPTED: 2,
  DELIVERY_CREATED: 2,
  DELIVERY_CANCELED: 2,
  COURIER_CONFIRMED: 2,
  COURIER_ENROUTE_PICKUP: 2,
  COURIER_CONFIRMED_STORE_ARRIVAL: 2,
  PREPARED: 3,
  IN_TRANSIT: 3,
  COURIER_PICKED_UP: 3,
  COURIER_ENROUTE_DROPOFF: 3,
  COURIER_CONFIRMED_CONSUMER_ARRIVAL: 3,
  COURIER_DROPPED_OFF: 4,
  RECEIVED: 4,
};

/**
 * Returns the tracker step of a displayed status. Food that waits for its courier is still in the kitchen.
 */
export function orderTracker(status: OrderStatusValue, type: MerchantFulfillmentType): OrderTracker {
  const waitsForCourier = status === 'PREPARED' && type === 'DELIVERY';
  return {
    step: waitsForCourier ? 2 : steps[status],
    outcome: outcomeOf(status),
  };
}

function outcomeOf(status: OrderStatusValue): OrderTracker['outcome'] {
  if (status === 'REJECTED' || status === 'CANCELLED') return 'failed';
  return steps[status] === 4 ? 'done' : 'active';
}
