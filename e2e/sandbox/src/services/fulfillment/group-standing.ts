import type { FulfillmentState } from '@tiffin/contracts';
import { isGroupActive } from '@tiffin/domain';
import { refuse } from '../../errors/refuse';
import type { Group, GroupRecord } from './group-records';

/** Why nobody can join or change a group now. */
export type GroupObstacle = 'CLOSED' | 'CANCELLED' | 'EXPIRED' | 'MISSED' | 'FULL' | 'LOCKED';

/** Returns the state of a group at an instant. A group that nobody paid for in time has expired. */
export function groupStateAt(record: GroupRecord, now: number): FulfillmentState {
  return isGroupActive(record.state) && now >= record.expirationTime ? 'EXPIRED' : record.state;
}

/** Returns true while the host pays. */
export function isLockedAt(record: GroupRecord, now: number): boolean {
  return record.lockedUntil !== null && now < record.lockedUntil;
}

/** Returns all obstacles at an instant, in the order in which people are told. */
export function obstaclesOf(group: Group, now: number): readonly GroupObstacle[] {
  const { record, guests } = group;
  const over = endOf(record, now);
  return [
    ...(over ? [over] : []),
    ...(isLockedAt(record, now) ? (['LOCKED'] as const) : []),
    ...(isPastDeadline(record, now) ? (['MISSED'] as const) : []),
    ...(guests.length >= record.settings.guestMax ? (['FULL'] as const) : []),
  ];
}

/** Returns how a group has ended; undefined for one that can still be ordered. */
export function endOf(record: GroupRecord, now: number): 'CLOSED' | 'CANCELLED' | 'EXPIRED' | undefined {
  switch (groupStateAt(record, now)) {
    case 'CLOSED':
    case 'SCHEDULED':
      return 'CLOSED';
    case 'CANCELLED':
      return 'CANCELLED';
    case 'EXPIRED':
      return 'EXPIRED';
    case 'CREATED':
    case 'OPEN':
      return undefined;
  }
}

/** Returns true after the guests' deadline. The host may still pay until the group expires. */
export function isPastDeadline(record: GroupRecord, now: number): boolean {
  return record.orderByTime !== null && now >= record.orderByTime;
}

/** Refuses with a reason that every screen has a sentence for. Does nothing without an obstacle. */
export function refuseObstacle(obstacle: GroupObstacle | undefined): void {
  if (obstacle === 'LOCKED') refuse(409, 'FULFILLMENT_LOCKED');
  if (obstacle) refuse(409, 'FULFILLMENT_NOT_JOINABLE', obstacle);
}
