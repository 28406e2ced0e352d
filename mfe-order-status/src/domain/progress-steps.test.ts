import { describe, expect, it } from '@jest/globals';
import { ORDER_STATUSES } from '@tiffin/contracts';
import { orderTracker } from '@tiffin/domain';
import { progressSteps } from './progress-steps';

describe('progressSteps', () => {
  it.each(ORDER_STATUSES)(
    '[ORD-02] draws %s as four tiers with at most one current, or as none',
    (status) => {
      for (const type of ['DELIVERY', 'IN_STORE'] as const) {
        const states = progressSteps(orderTracker(status, type), type === 'DELIVERY').map(
          ({ state }) => state,
        );
        const isFailed = status === 'CANCELLED' || status === 'REJECTED';
        expect(states).toHaveLength(isFailed ? 0 : 4);
        expect(states.filter((state) => state === 'current').length).toBeLessThanOrEqual(1);
        expect(states).toEqual([...states].sort((a, b) => order.indexOf(a) - order.indexOf(b)));
      }
    },
  );

  it('[ORD-02] completes every tier once the food is delivered or picked up', () => {
    const steps = progressSteps(orderTracker('COURIER_DROPPED_OFF', 'DELIVERY'), true);
    expect(steps.map(({ state }) => state)).toEqual(['done', 'done', 'done', 'done']);
  });

  it('[ORD-02] names the tiers of a pickup order by what the person does', () => {
    const steps = progressSteps(orderTracker('PREPARED', 'IN_STORE'), false);
    expect(steps.map(({ key, state }) => `${key} ${state}`)).toEqual([
      'accepted done',
      'preparing done',
      'ready current',
      'collected next',
    ]);
  });
});

const order = ['done', 'current', 'next'];
