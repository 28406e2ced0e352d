import { expect, it } from '@jest/globals';
import { orderEnding } from './order-ending';

it.each([
  ['active', 'DELIVERY', [], undefined],
  ['done', 'DELIVERY', ['COURIER_DROPPED_OFF'], 'delivered'],
  ['done', 'IN_STORE', [], 'collected'],
  ['done', 'DINE_IN', [], 'served'],
  ['rejected', 'DELIVERY', [], 'refused'],
  ['cancelled', 'DELIVERY', ['PLACED', 'CANCELLED'], 'cancelled'],
  ['cancelled', 'DELIVERY', ['COURIER_CONFIRMED', 'DELIVERY_CANCELED', 'CANCELLED'], 'failed'],
  ['cancelled', 'DELIVERY', ['DELIVERY_CANCELED', 'COURIER_CONFIRMED', 'CANCELLED'], 'cancelled'],
] as const)(
  '[ORD-02] an order that is %s, of type %s after %j, ended as %p',
  (phase, type, statuses, ending) => {
    const deliveryStatuses = statuses.map((status) => ({ status }));
    expect(orderEnding({ phase, type, deliveryStatuses })).toBe(ending);
  },
);
