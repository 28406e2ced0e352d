import { describe, expect, it } from '@jest/globals';
import { MERCHANT_FULFILLMENT_TYPES, ORDER_STATUSES } from '@tiffin/contracts';
import { orderTracker } from '@tiffin/domain';
import { progressSteps } from './progress-steps';

describe('progressSteps', () => {
  it.each(ORDER_STATUSES)(
    '[ORD-02] draws %s as four tiers with at most one current, or as none',
    (status) => {
      for (const type of MERCHANT_FULFILLMENT_TYPES) {
        const states = progressSteps(orderTracker(status, type), type).map(({ state }) => state);
        const isFailed = status === 'CANCELLED' || status === 'REJECTED';
        expect(states).toHaveLength(isFailed ? 0 : 4);
        expect(states.filter((state) => state === 'current').length).toBeLessThanOrEqual(1);
        expect(states).toEqual([...states].sort((a, b) => order.indexOf(a) - order.indexOf(b)));
      }
    },
  );

  it('[ORD-02] completes every tier once the food is delivered or picked up', () => {
    const steps = progressSteps(orderTracker('COURIER_DROPPED_OFF', 'DELIVERY'), 'DELIVERY');
    expect(steps.map(({ state }) => state)).toEqual(['done', 'done', 'done', 'done']);
  });

  it('[ORD-02] names the tiers of a pickup order by what the person does', () => {
    const steps = progressSteps(orderTracker('PREPARED', 'IN_STORE'), 'IN_STORE');
    expect(steps.map(({ key, state }) => `${key} ${state}`)).toEqual([
      'accepted done',
      'preparing done',
      'ready current',
      'collected next',
    ]);
  });

  it.each(['PLACED', 'SCHEDULED'] as const)(
    '[ORD-02] says of an order in %s that it is sent, not that it is accepted',
    (status) => {
      const [first] = progressSteps(orderTracker(status, 'DELIVERY'), 'DELIVERY');
      expect(first).toEqual({ key: 'sent', state: 'current' });
    },
  );

  it('[ORD-02] ends at the table for an order to dine in', () => {
    const steps = progressSteps(orderTracker('RECEIVED', 'DINE_IN'), 'DINE_IN');
    expect(steps.at(-1)).toEqual({ key: 'served', state: 'done' });
  });
});

const order = ['done', 'current', 'next'];
