import { describe, expect, it } from '@jest/globals';
import type { MerchantFulfillmentType, OrderStatusValue } from '@tiffin/contracts';
import { displayedStatus } from './displayed-status';

const order = (merchantFulfillmentType: MerchantFulfillmentType, orderStatus: OrderStatusValue) => ({
  merchantFulfillmentType,
  orderStatus: {
    orderStatus,
    cancellable: false,
    isCancellable: false,
    acceptTimestamp: null,
    orderReadyAtTime: null,
    scheduledForTime: null,
  },
});
const at = (minute: number, status: OrderStatusValue) => ({
  status,
  timestamp: `2026-11-21T12:${String(minute).padStart(2, '0')}:00Z`,
});

describe('displayedStatus', () => {
  it.each(['PREPARED', 'IN_TRANSIT', 'RECEIVED'] as const)(
    '[ORD-03] shows the last delivery status of a delivery order in %s, whatever order the list has',
    (status) => {
      const statuses = [at(9, 'COURIER_PICKED_UP'), at(4, 'COURIER_CONFIRMED')];
      expect(displayedStatus(order('DELIVERY', status), statuses)).toBe('COURIER_PICKED_UP');
    },
  );

  it('[ORD-03] keeps the order status where the last delivery status is DELIVERY_CANCELED', () => {
    const statuses = [at(4, 'COURIER_CONFIRMED'), at(9, 'DELIVERY_CANCELED')];
    expect(displayedStatus(order('DELIVERY', 'PREPARED'), statuses)).toBe('PREPARED');
  });

  it.each(['PLACED', 'ACCEPTED', 'CANCELLED', 'REJECTED', 'SCHEDULED'] as const)(
    '[ORD-03] keeps %s, whatever the courier does',
    (status) => {
      expect(displayedStatus(order('DELIVERY', status), [at(4, 'COURIER_CONFIRMED')])).toBe(status);
    },
  );

  it('[ORD-03] keeps the status of a pickup order and of a delivery without news', () => {
    expect(displayedStatus(order('IN_STORE', 'PREPARED'), [at(4, 'COURIER_CONFIRMED')])).toBe('PREPARED');
    expect(displayedStatus(order('DELIVERY', 'PREPARED'), [])).toBe('PREPARED');
  });
});
