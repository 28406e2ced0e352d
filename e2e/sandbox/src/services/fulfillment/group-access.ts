import { refuse } from '../../errors/refuse';
import type { Group, GuestRecord } from './group-records';
import { joinObstacle } from './group-standing';

/** The caller's place in a group; others are refused with the reason that tells them what to do. */
export function requireMember(group: Group, externalUserId: string, now: number): GuestRecord {
  const mine = group.guests.find((guest) => guest.externalUserId === externalUserId);
  if (mine) return mine;
  if (group.removed.some((guest) => guest.externalUserId === externalUserId))
    return refuse(403, 'FORBIDDEN', 'REMOVED');
  const obstacle = joinObstacle(group, now);
  return obstacle
    ? refuse(403, 'FORBIDDEN', obstacle)
    : refuse(403, 'FORBIDDEN', 'NOT_A_GUEST', { data: { linkId: group.record.linkId } });
}

/** Lets only the host go on. */
export function requireHost(group: Group, externalUserId: string, now: number): void {
  requireMember(group, externalUserId, now);
  if (group.record.hostId !== externalUserId) refuse(403, 'FORBIDDEN', 'NOT_THE_HOST');
}
