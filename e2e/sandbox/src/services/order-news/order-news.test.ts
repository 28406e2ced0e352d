import { hasEnded, newsOf } from './order-news';
import type { OrderNews } from './order-news';

const MINUTE = 60_000;
type Order = Parameters<typeof newsOf>[0];
const delivery: Order = {
  merchantFulfillmentType: 'DELIVERY',
  promisedTimeRange: null,
  scheduledForTime: null,
  timeline: [
    { status: 'PLACED', at: 0 },
    { status: 'ACCEPTED', at: MINUTE },
    { status: 'PREPARED', at: 10 * MINUTE },
    { status: 'COURIER_PICKED_UP', at: 12 * MINUTE },
    { status: 'COURIER_CONFIRMED_CONSUMER_ARRIVAL', at: 20 * MINUTE },
    { status: 'COURIER_DROPPED_OFF', at: 21 * MINUTE },
  ],
};
const pickup: Order = {
  ...delivery,
  merchantFulfillmentType: 'IN_STORE',
  timeline: [
    { status: 'PLACED', at: 0 },
    { status: 'ACCEPTED', at: MINUTE },
    { status: 'PREPARED', at: 10 * MINUTE },
    { status: 'RECEIVED', at: 20 * MINUTE },
  ],
};
const ending = (status: 'REJECTED' | 'CANCELLED'): Order => ({
  ...delivery,
  timeline: [
    { status: 'PLACED', at: 0 },
    { status, at: MINUTE },
  ],
});

it.each<[string, Order, number, readonly OrderNews[]]>([
  ['a new order', delivery, 0, []],
  ['an accepted order', delivery, 1, ['confirmed']],
  ['food that waits for its courier', delivery, 11, ['confirmed']],
  ['a courier with the food', delivery, 13, ['confirmed', 'pickedUp']],
  ['a courier at the door', delivery, 20, ['confirmed', 'pickedUp', 'arrived']],
  ['a delivered order', delivery, 30, ['confirmed', 'pickedUp', 'arrived', 'delivered']],
  ['food that can be picked up', pickup, 11, ['confirmed', 'ready']],
  ['food that was picked up', pickup, 30, ['confirmed', 'ready']],
  ['a rejected order', ending('REJECTED'), 1, ['rejected']],
  ['a cancelled order', ending('CANCELLED'), 1, ['cancelled']],
  [
    'an order that goes on without refused lines',
    { ...delivery, refusals: [] },
    1,
    ['confirmed', 'continued'],
  ],
  ['an order on hold', { ...delivery, held: { at: 0, timeline: [] } }, 1, ['confirmed', 'asked']],
])('tells of %s', (_name, order, minutes, expected) => {
  expect(newsOf(order, minutes * MINUTE)).toEqual(expected);
});

it('tells once that an order is late, and not after it arrived', () => {
  const promisedTimeRange = {
    from: new Date(5 * MINUTE).toISOString(),
    to: new Date(10 * MINUTE).toISOString(),
  };
  const late = { ...delivery, promisedTimeRange };
  expect(newsOf(late, 13 * MINUTE)).toEqual(['confirmed', 'pickedUp', 'late']);
  expect(newsOf(late, 20 * MINUTE)).not.toContain('late');
  expect(newsOf(late, 30 * MINUTE)).not.toContain('late');
  expect(newsOf({ ...late, held: { at: 0, timeline: [] } }, 13 * MINUTE)).toEqual([
    'confirmed',
    'pickedUp',
    'asked',
  ]);
});

it.each([
  [delivery, 20, false],
  [delivery, 21, true],
  [pickup, 11, false],
  [pickup, 20, true],
  [ending('CANCELLED'), 1, true],
])('%j after %d minutes has ended: %s', (order, minutes, expected) => {
  expect(hasEnded(order, minutes * MINUTE)).toBe(expected);
});
