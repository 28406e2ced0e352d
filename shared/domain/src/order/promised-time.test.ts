import { expect, it } from '@jest/globals';
import { ORDER_STATUSES } from '@tiffin/contracts';
import { orderPhase } from './order-phase';
import { promisedTime } from './promised-time';

const [range, scheduled, ready] = [
  { from: '2026-11-22T20:25:00.000Z', to: '2026-11-22T20:30:00.000Z' },
  '2026-11-22T20:40:00.000Z',
  '2026-11-22T20:20:00.000Z',
];
const order = {
  status: 'ACCEPTED',
  type: 'DELIVERY',
  promisedTimeRange: range,
  scheduledTime: scheduled,
  readyTime: ready,
} as const;
const once = (at: string) => ({ from: at, to: at });

it.each([
  ['the promised range of a delivery', {}, { kind: 'arriving', ...range }],
  ['the promised range of a pickup', { type: 'IN_STORE' }, { kind: 'ready', ...range }],
  [
    'the scheduled time without a promise',
    { promisedTimeRange: null },
    { kind: 'arriving', ...once(scheduled) },
  ],
  [
    'the time when a pickup is ready, without both',
    { type: 'IN_STORE', promisedTimeRange: null, scheduledTime: null },
    { kind: 'ready', ...once(ready) },
  ],
  ['nothing for a delivery without both', { promisedTimeRange: null, scheduledTime: null }, null],
  ['nothing once a pickup is ready', { type: 'IN_STORE', status: 'PREPARED' }, null],
  ['the range of a delivery that is packed', { status: 'PREPARED' }, { kind: 'arriving', ...range }],
  ['nothing once the courier is at the door', { status: 'COURIER_CONFIRMED_CONSUMER_ARRIVAL' }, null],
  ['nothing after the end', { status: 'COURIER_DROPPED_OFF' }, null],
  ['nothing after a rejection', { status: 'REJECTED' }, null],
] as const)('[ORD-12] shows %s', (_what, change, expected) => {
  expect(promisedTime({ ...order, ...change })).toEqual(expected);
});

it.each(ORDER_STATUSES)('[ORD-02] %s has one phase', (status) => {
  const ends = {
    REJECTED: 'rejected',
    CANCELLED: 'cancelled',
    RECEIVED: 'done',
    COURIER_DROPPED_OFF: 'done',
  } as const;
  const expected = Object.entries(ends).find(([end]) => end === status)?.[1] ?? 'active';
  expect(orderPhase(status)).toBe(expected);
});
