import type { ShareMode } from '@tiffin/contracts';
import { and, eq, isNotNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/open-database';
import { users } from '../../db/tables';
import { refuse } from '../../errors/refuse';
import type { Group, GroupRecord, GuestRecord } from './group-records';
import { obstaclesOf } from './group-standing';

/** Returns the caller as a guest of a group. Refuses others with a reason that tells them what to do. */
export async function requireMember(
  db: Database,
  group: Group,
  externalUserId: string,
  now: number,
): Promise<GuestRecord> {
  const mine = group.guests.find((guest) => guest.externalUserId === externalUserId);
  if (mine) return mine;
  if (group.removed.some((guest) => guest.externalUserId === externalUserId))
    return refuse(403, 'FORBIDDEN', 'REMOVED');
  const [obstacle] = obstaclesOf(group, now);
  if (obstacle) return refuse(403, 'FORBIDDEN', obstacle);
  const { linkId } = group.record;
  const isOpen = await isOpenTo(db, group.record, externalUserId);
  return refuse(403, 'FORBIDDEN', 'NOT_A_GUEST', isOpen ? { data: { linkId } } : {});
}

/** Refuses everybody except the host. */
export async function requireHost(
  db: Database,
  group: Group,
  externalUserId: string,
  now: number,
): Promise<void> {
  await requireMember(db, group, externalUserId, now);
  if (group.record.hostId !== externalUserId) refuse(403, 'FORBIDDEN', 'NOT_THE_HOST');
}

/**
 * Refuses everybody except the host and their co-hosts. Returns how the caller changes the group: only the host's own
 * changes may end the host's payment.
 */
export async function requireHosting(
  db: Database,
  group: Group,
  externalUserId: string,
  now: number,
): Promise<'host' | 'coHost'> {
  const { isCoHost } = await requireMember(db, group, externalUserId, now);
  if (group.record.hostId === externalUserId) return 'host';
  return isCoHost ? 'coHost' : refuse(403, 'FORBIDDEN', 'NOT_THE_HOST');
}

type Entrance = {
  readonly externalUserId: string;
  /** The newcomer's id as a guest of the same browser. */
  readonly guestId: string | undefined;
  readonly inviteLinkId: string | undefined;
};

/**
 * Admits a newcomer with the group's link, or without one if the group is shared with the host's team
 * (GRP-16). Refuses a person whom the host removed, under an account or as the guest of the same browser.
 */
export async function requireWayIn(
  db: Database,
  { record, removed }: Group,
  { externalUserId, guestId, inviteLinkId }: Entrance,
): Promise<void> {
  if (removed.some((one) => one.externalUserId === externalUserId || one.externalUserId === guestId))
    refuse(403, 'FORBIDDEN', 'REMOVED');
  if (inviteLinkId === record.linkId) return;
  if (inviteLinkId !== undefined) refuse(404, 'NOT_FOUND', 'invite');
  if (!(await isOpenTo(db, record, externalUserId))) refuse(403, 'FORBIDDEN', 'NOT_A_GUEST');
}

/** Returns how a host can share a group: with the link, and with their team if they have one. */
export async function shareModesOf(db: Database, hostId: string): Promise<ShareMode[]> {
  const [host] = await db.select({ teamId: users.defaultTeamId }).from(users).where(eq(users.id, hostId));
  return host?.teamId ? ['LINK_ONLY', 'DEFAULT_TEAM'] : ['LINK_ONLY'];
}

async function isOpenTo(db: Database, record: GroupRecord, externalUserId: string): Promise<boolean> {
  if (record.settings.shareMode !== 'DEFAULT_TEAM') return false;
  const hosts = alias(users, 'hosts');
  const mates = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(hosts, and(eq(hosts.defaultTeamId, users.defaultTeamId), isNotNull(hosts.defaultTeamId)))
    .where(and(eq(users.id, externalUserId), eq(hosts.id, record.hostId)));
  return mates.length > 0;
}
