import type { FulfillmentState } from '@tiffin/contracts';
import type { Group, GroupRecord, GuestRecord } from './group-records';
import {
  endOf,
  groupStateAt,
  isLockedAt,
  obstaclesOf,
  refuseObstacle,
  type GroupObstacle,
} from './group-standing';
import { makeGroup, makeGuest } from './test-support/make-group';

const DEADLINE = 1000;
const EXPIRY = 2000;

function record(more: Partial<GroupRecord> = {}): GroupRecord {
  return makeGroup({ orderByTime: DEADLINE, expirationTime: EXPIRY, ...more }).record;
}

/** Returns a group of at most two people. */
function groupOf(guests: readonly GuestRecord[], more: Partial<GroupRecord>): Group {
  const group = makeGroup({ orderByTime: DEADLINE, expirationTime: EXPIRY, ...more }, guests);
  return { ...group, record: { ...group.record, settings: { ...group.record.settings, guestMax: 2 } } };
}

it.each<[FulfillmentState, number, FulfillmentState]>([
  ['CREATED', EXPIRY - 1, 'CREATED'],
  ['OPEN', EXPIRY - 1, 'OPEN'],
  ['CREATED', EXPIRY, 'EXPIRED'],
  ['OPEN', EXPIRY, 'EXPIRED'],
  ['SCHEDULED', EXPIRY, 'SCHEDULED'],
  ['CLOSED', EXPIRY, 'CLOSED'],
  ['CANCELLED', EXPIRY, 'CANCELLED'],
])('a group that is %s and expires at 2000 is at %s %s', (state, now, expected) => {
  expect(groupStateAt(record({ state }), now)).toBe(expected);
});

it.each([
  [null, 0, false],
  [500, 499, true],
  [500, 500, false],
])('locked until %s, a group is locked at %s: %s', (lockedUntil, now, isLocked) => {
  expect(isLockedAt(record({ lockedUntil }), now)).toBe(isLocked);
});

it.each([
  [null, DEADLINE, false],
  [DEADLINE, DEADLINE - 1, false],
  [DEADLINE, DEADLINE, true],
])('with a deadline of %s the guests’ time has ended at %s: %s', (orderByTime, now, isOver) => {
  const obstacles = obstaclesOf(makeGroup({ orderByTime, expirationTime: EXPIRY }), now);
  expect(obstacles.includes('MISSED')).toBe(isOver);
});

it.each<[FulfillmentState, number, ReturnType<typeof endOf>]>([
  ['CREATED', 0, undefined],
  ['OPEN', EXPIRY - 1, undefined],
  ['OPEN', EXPIRY, 'EXPIRED'],
  ['EXPIRED', 0, 'EXPIRED'],
  ['CANCELLED', 0, 'CANCELLED'],
  ['CLOSED', 0, 'CLOSED'],
  ['SCHEDULED', 0, 'CLOSED'],
])('a group that is %s has ended at %s as %s', (state, now, end) => {
  expect(endOf(record({ state }), now)).toBe(end);
});

it.each<[number, Partial<GroupRecord>, number, readonly GroupObstacle[]]>([
  [1, {}, 0, []],
  [2, {}, 0, ['FULL']],
  [3, {}, 0, ['FULL']],
  [1, {}, DEADLINE, ['MISSED']],
  [1, { lockedUntil: 10 }, 0, ['LOCKED']],
  [2, { lockedUntil: EXPIRY }, DEADLINE, ['LOCKED', 'MISSED', 'FULL']],
  [1, {}, EXPIRY, ['EXPIRED', 'MISSED']],
  [1, { state: 'CANCELLED', lockedUntil: 10 }, 0, ['CANCELLED', 'LOCKED']],
])('with %s people of at most 2 and %j the obstacles at %s are %j', (count, more, now, obstacles) => {
  const guests = Array.from({ length: count }, (_, seat) => makeGuest({ externalUserId: `u${seat}`, seat }));
  expect(obstaclesOf(groupOf(guests, more), now)).toEqual(obstacles);
});

it.each([
  ['LOCKED', { status: 409, type: 'FULFILLMENT_LOCKED', reason: undefined }],
  ['FULL', { status: 409, type: 'FULFILLMENT_NOT_JOINABLE', reason: 'FULL' }],
  ['EXPIRED', { status: 409, type: 'FULFILLMENT_NOT_JOINABLE', reason: 'EXPIRED' }],
] as const)('refuses because of %s', (obstacle, refusal) => {
  expect(() => refuseObstacle(obstacle)).toThrow(expect.objectContaining(refusal));
});

it('refuses nothing without an obstacle', () => {
  expect(() => refuseObstacle(undefined)).not.toThrow();
});
