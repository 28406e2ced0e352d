import { hasten, planTimeline, reached } from './timeline';

const MINUTE = 60_000;
const merchant = {
  prepMinutes: { minimum: 12, maximum: 18 },
  deliveryInfo: {
    deliveryMinimumOrderValueMicro: 0,
    freeDeliveryOrderValueMicro: null,
    deliveryChargeMicro: 0,
    estimatedDeliveryTimeRange: { minimum: 33, maximum: 44 },
  },
};
const plan = { isDelivery: true, placedAt: 0, scheduledFor: null, merchant, speed: 1 };
const lastOf = (timeline: ReturnType<typeof planTimeline>) => timeline.at(-1);

it('a delivery ends within the promised window, a pickup when it is received', () => {
  expect(lastOf(planTimeline(plan))).toEqual({ status: 'COURIER_DROPPED_OFF', at: 35 * MINUTE });
  expect(lastOf(planTimeline({ ...plan, isDelivery: false }))?.status).toBe('RECEIVED');
});

it.each([
  [5, 20],
  [12, 33],
  [40, 30],
  [12, 12],
])('states come in order with %i minutes of cooking and %i to the door', (prep, arrival) => {
  const times = planTimeline({
    ...plan,
    merchant: {
      prepMinutes: { minimum: prep, maximum: prep },
      deliveryInfo: {
        ...merchant.deliveryInfo,
        estimatedDeliveryTimeRange: { minimum: arrival, maximum: 60 },
      },
    },
  }).map((event) => event.at);
  expect(times).toEqual([...times].sort((one, other) => one - other));
});

it('a scheduled order waits until the kitchen must start', () => {
  const timeline = planTimeline({ ...plan, scheduledFor: 600 * MINUTE });
  expect(reached(timeline, 500 * MINUTE).at(-1)?.status).toBe('SCHEDULED');
  expect(lastOf(timeline)).toEqual({ status: 'COURIER_DROPPED_OFF', at: 600 * MINUTE });
});

it('hastening moves future events and keeps past ones', () => {
  const timeline = hasten(planTimeline(plan), 10 * MINUTE, MINUTE);
  expect(timeline[1]).toEqual({ status: 'ACCEPTED', at: MINUTE });
  expect(reached(timeline, MINUTE).at(-1)?.status).toBe('COURIER_ENROUTE_PICKUP');
  expect(lastOf([...timeline])).toEqual({ status: 'COURIER_DROPPED_OFF', at: 25 * MINUTE });
});
