import type { FulfillmentState } from '@tiffin/contracts';
import type { Group, GroupRecord, GuestRecord } from './group-records';
import {
  changeObstacle,
  groupStateAt,
  hostObstacle,
  isLockedAt,
  isPastDeadline,
  joinObstacle,
  refuseObstacle,
} from './group-standing';
import { makeGroup, makeGuest } from './test-support/make-group';

const DEADLINE = 1000;
const EXPIRY = 2000;

function record(more: Partial<GroupRecord> = {}): GroupRecord {
  return makeGroup({ orderByTime: DEADLINE, expirationTime: EXPIRY, ...more }).record;
}

function groupOf(guests: readonly GuestRecord[], guestMax: number): Group {
  const group = makeGroup({ orderByTime: DEADLINE, expirationTime: EXPIRY }, guests);
  return { ...group, record: { ...group.record, settings: { ...group.record.settings, guestMax } } };
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
])('with a deadline of %s the guests’ time is over at %s: %s', (orderByTime, now, isOver) => {
  expect(isPastDeadline(record({ orderByTime }), now)).toBe(isOver);
});

it.each<[Partial<GroupRecord>, number, string | undefined]>([
  [{ state: 'CREATED' }, 0, undefined],
  [{ state: 'OPEN' }, 0, undefined],
  [{ state: 'OPEN' }, DEADLINE, undefined],
  [{ state: 'OPEN', lockedUntil: 10 }, 0, 'LOCKED'],
  [{ state: 'OPEN' }, EXPIRY, 'EXPIRED'],
  [{ state: 'EXPIRED' }, 0, 'EXPIRED'],
  [{ state: 'CANCELLED', lockedUntil: 10 }, 0, 'CANCELLED'],
  [{ state: 'CLOSED' }, 0, 'CLOSED'],
  [{ state: 'SCHEDULED' }, 0, 'CLOSED'],
])('a group with %j at %s can be changed but for %s', (more, now, obstacle) => {
  expect(changeObstacle(record(more), now)).toBe(obstacle);
});

it('lets the host change a group while the host pays, and keeps every other obstacle', () => {
  expect(hostObstacle(record({ lockedUntil: 10 }), 0)).toBeUndefined();
  expect(hostObstacle(record({ state: 'CANCELLED' }), 0)).toBe('CANCELLED');
  expect(hostObstacle(record({ lockedUntil: EXPIRY + 1 }), EXPIRY)).toBe('EXPIRED');
});

it.each([
  [1, 2, 0, undefined],
  [2, 2, 0, 'FULL'],
  [3, 2, 0, 'FULL'],
  [1, 2, DEADLINE - 1, undefined],
  [1, 2, DEADLINE, 'MISSED'],
  [1, 2, EXPIRY, 'EXPIRED'],
])('with %s people of at most %s at %s a new person joins but for %s', (count, most, now, obstacle) => {
  const guests = Array.from({ length: count }, (_, seat) => makeGuest({ externalUserId: `u${seat}`, seat }));
  expect(joinObstacle(groupOf(guests, most), now)).toBe(obstacle);
});

it.each([
  ['LOCKED', { status: 409, type: 'FULFILLMENT_LOCKED', reason: undefined }],
  ['FULL', { status: 409, type: 'FULFILLMENT_NOT_JOINABLE', reason: 'FULL' }],
  ['EXPIRED', { status: 409, type: 'FULFILLMENT_NOT_JOINABLE', reason: 'EXPIRED' }],
] as const)('refuses because of %s', (obstacle, refusal) => {
  expect(() => refuseObstacle(obstacle)).toThrow(expect.objectContaining(refusal));
});

it('refuses nothing where there is no obstacle', () => {
  expect(() => refuseObstacle(undefined)).not.toThrow();
});
