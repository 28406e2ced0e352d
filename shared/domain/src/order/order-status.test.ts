import { expect, it } from '@jest/globals';
import { MERCHANT_FULFILLMENT_TYPES, ORDER_STATUSES } from '@tiffin/contracts';
import type { MerchantFulfillmentType, OrderStatusValue } from '@tiffin/contracts';
import { displayedOrderStatus } from './displayed-order-status';
import { isCancellable } from './is-cancellable';
import { orderTracker } from './order-tracker';

const order = (
  merchantFulfillmentType: MerchantFulfillmentType,
  orderStatus: OrderStatusValue,
  ...delivery: readonly OrderStatusValue[]
) => ({
  merchantFulfillmentType,
  orderStatus: { orderStatus },
  orderDeliveryStatuses: delivery.map((status) => ({ status })),
});

const covered: readonly OrderStatusValue[] = ['PREPARED', 'IN_TRANSIT', 'RECEIVED'];

it.each(ORDER_STATUSES.map((status) => ({ status })))(
  '[ORD-03] a delivery in $status shows its courier only in the three statuses',
  ({ status }) => {
    const shown = displayedOrderStatus(order('DELIVERY', status, 'COURIER_CONFIRMED', 'COURIER_PICKED_UP'));
    expect(shown).toBe(covered.includes(status) ? 'COURIER_PICKED_UP' : status);
  },
);

it.each(['IN_STORE', 'DINE_IN'] as const)('[ORD-03] %s never shows a courier', (type) => {
  expect(displayedOrderStatus(order(type, 'PREPARED', 'COURIER_PICKED_UP'))).toBe('PREPARED');
});

it('[ORD-03] a delivery that was cancelled, or has not begun, shows the order’s status', () => {
  expect(displayedOrderStatus(order('DELIVERY', 'PREPARED', 'COURIER_CONFIRMED', 'DELIVERY_CANCELED'))).toBe(
    'PREPARED',
  );
  expect(displayedOrderStatus(order('DELIVERY', 'PREPARED', 'DELIVERY_CANCELED', 'DELIVERY_CREATED'))).toBe(
    'DELIVERY_CREATED',
  );
  expect(displayedOrderStatus(order('DELIVERY', 'IN_TRANSIT'))).toBe('IN_TRANSIT');
});

it.each(ORDER_STATUSES.map((status) => ({ status })))(
  '[ORD-02] $status has a step in the tracker for every fulfillment type',
  ({ status }) => {
    for (const type of MERCHANT_FULFILLMENT_TYPES) {
      expect([1, 2, 3, 4]).toContain(orderTracker(status, type).step);
    }
  },
);

it('[ORD-02] knows 18 statuses', () => {
  expect(ORDER_STATUSES).toHaveLength(18);
});

const journeys: readonly (readonly [MerchantFulfillmentType, readonly OrderStatusValue[]])[] = [
  ['IN_STORE', ['SCHEDULED', 'PLACED', 'ACCEPTED', 'PREPARED', 'RECEIVED']],
  ['DINE_IN', ['PLACED', 'ACCEPTED', 'PREPARED', 'RECEIVED']],
  [
    'DELIVERY',
    [
      'PLACED',
      'ACCEPTED',
      'PREPARED',
      'DELIVERY_CREATED',
      'COURIER_CONFIRMED',
      'COURIER_ENROUTE_PICKUP',
      'COURIER_CONFIRMED_STORE_ARRIVAL',
      'COURIER_PICKED_UP',
      'COURIER_ENROUTE_DROPOFF',
      'COURIER_CONFIRMED_CONSUMER_ARRIVAL',
      'COURIER_DROPPED_OFF',
    ],
  ],
];

it.each(journeys)(
  '[ORD-02] the tracker of %s never moves back and ends at the last step',
  (type, statuses) => {
    const trackers = statuses.map((status) => orderTracker(status, type));
    const steps = trackers.map(({ step }) => step);
    expect(steps).toEqual([...steps].sort());
    expect(trackers.at(-1)).toMatchObject({ step: 4, outcome: 'done' });
    expect(trackers.slice(0, -1).every(({ outcome }) => outcome === 'active')).toBe(true);
  },
);

it.each(['REJECTED', 'CANCELLED'] as const)('[ORD-02] %s has failed', (status) => {
  expect(orderTracker(status, 'IN_STORE').outcome).toBe('failed');
});

it.each([
  [{ cancellable: true, isCancellable: true }, true],
  [{ cancellable: true }, true],
  [{ isCancellable: true }, true],
  [{ cancellable: false, isCancellable: false }, false],
  [{}, false],
])('[ORD-06] %j can be cancelled: %s', (status, expected) => {
  expect(isCancellable(status)).toBe(expected);
});
