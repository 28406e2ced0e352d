import { describe, expect, it } from '@jest/globals';
import { ORDER_STATUSES } from '@tiffin/contracts';
import { orderProgress } from './order-progress';

describe('orderProgress', () => {
  it.each(ORDER_STATUSES)('[ORD-02] knows a place for %s, delivered or collected', (status) => {
    for (const isDelivery of [true, false]) {
      expect(['underway', 'finished', 'stopped']).toContain(orderProgress(status, isDelivery).kind);
    }
  });

  it('[ORD-02] never goes back while an order runs its usual course', () => {
    const course = [
      'PLACED',
      'ACCEPTED',
      'PREPARED',
      'COURIER_CONFIRMED',
      'COURIER_ENROUTE_PICKUP',
      'COURIER_CONFIRMED_STORE_ARRIVAL',
      'COURIER_PICKED_UP',
      'COURIER_ENROUTE_DROPOFF',
      'COURIER_CONFIRMED_CONSUMER_ARRIVAL',
    ] as const;
    const steps = course.map((status) => {
      const progress = orderProgress(status, true);
      return progress.kind === 'underway' ? progress.step : Number.NaN;
    });
    expect(steps).toEqual([0, 1, 1, 1, 1, 1, 2, 2, 3]);
    expect(orderProgress('COURIER_DROPPED_OFF', true)).toEqual({ kind: 'finished' });
  });

  it('[ORD-02] tells a packed order to collect from one that waits for its courier', () => {
    expect(orderProgress('PREPARED', false)).toEqual({ kind: 'underway', step: 2 });
    expect(orderProgress('PREPARED', true)).toEqual({ kind: 'underway', step: 1 });
  });
});
