import type { FulfillmentState } from '@tiffin/contracts';
import { isGroupActive } from '@tiffin/domain';
import { refuse } from '../../errors/refuse';
import type { Group, GroupRecord } from './group-records';

/** Why nobody can join or change a group now. */
export type GroupObstacle = 'CLOSED' | 'CANCELLED' | 'EXPIRED' | 'MISSED' | 'FULL' | 'LOCKED';

/** The state of a group at an instant: one that nobody paid for in time has expired. */
export function groupStateAt(record: GroupRecord, now: number): FulfillmentState {
  return isGroupActive(record.state) && now >= record.expirationTime ? 'EXPIRED' : record.state;
}

/** True while the host pays. */
export function isLockedAt(record: GroupRecord, now: number): boolean {
  return record.lockedUntil !== null && now < record.lockedUntil;
}

/** What keeps a new person from joining; undefined where nothing does. */
export function joinObstacle(group: Group, now: number): GroupObstacle | undefined {
  const obstacle = changeObstacle(group.record, now);
  if (obstacle) return obstacle;
  if (isPastDeadline(group.record, now)) return 'MISSED';
  return group.guests.length >= group.record.settings.guestMax ? 'FULL' : undefined;
}

/** What keeps everybody, the host too, from changing a group. */
export function changeObstacle(record: GroupRecord, now: number): GroupObstacle | undefined {
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
      return isLockedAt(record, now) ? 'LOCKED' : undefined;
  }
}

/** True once the guests' time is over; the host may still pay until the group expires. */
export function isPastDeadline(record: GroupRecord, now: number): boolean {
  return record.orderByTime !== null && now >= record.orderByTime;
}

/** What keeps the host from changing a group: not the host's own payment, which a change takes back. */
export function hostObstacle(record: GroupRecord, now: number): GroupObstacle | undefined {
  const obstacle = changeObstacle(record, now);
  return obstacle === 'LOCKED' ? undefined : obstacle;
}

/** Refuses with the reason that a screen has words for; does nothing without one. */
export function refuseObstacle(obstacle: GroupObstacle | undefined): void {
  if (obstacle === 'LOCKED') refuse(409, 'FULFILLMENT_LOCKED');
  if (obstacle) refuse(409, 'FULFILLMENT_NOT_JOINABLE', obstacle);
}
