import type { TeamOrderPeople } from '@tiffin/contracts';
import type { SandboxContext } from '../../context';
import { dayIn } from '../../day-in';
import { merchantById } from '../content/find-merchant';
import { loadGroup, type GroupRecord } from '../fulfillment/group-records';
import { endOf } from '../fulfillment/group-standing';
import { groupsOfTeam } from './groups-of-team';

/**
 * Returns a team's group orders of today and later with the members who are in each: open ones, and ordered
 * ones whose food comes today or later on the restaurant's clock.
 */
export async function ordersOfTeam(
  { db, clock }: SandboxContext,
  teamId: string,
  memberIds: ReadonlySet<string>,
): Promise<TeamOrderPeople[]> {
  const now = clock.now();
  const found: TeamOrderPeople[] = [];
  for (const record of await groupsOfTeam(db, teamId, ['CREATED', 'OPEN', 'SCHEDULED', 'CLOSED'])) {
    const merchant = await merchantById(db, record.merchantId);
    const dayOf = (at: number): string => dayIn(merchant.timeZone, at);
    const end = endOf(record, now);
    const isPast = end === 'CLOSED' && dayOf(foodTime(record)) < dayOf(now);
    if (end === 'EXPIRED' || isPast) continue;
    const { guests } = await loadGroup(db, record.id);
    const members = guests.filter(({ externalUserId }) => memberIds.has(externalUserId));
    found.push({
      fulfillmentId: record.id,
      hostFirstName: guests.find(({ externalUserId }) => externalUserId === record.hostId)?.firstName ?? '',
      merchantName: merchant.name,
      timeZone: merchant.timeZone,
      orderByTime: record.orderByTime === null ? null : new Date(record.orderByTime).toISOString(),
      scheduledForTime: record.settings.scheduledForTime,
      isOrdered: end === 'CLOSED',
      members: members.map(({ externalUserId, status }) => ({ externalUserId, isDone: status === 'READY' })),
      otherCount: guests.length - members.length,
    });
  }
  return found;
}

function foodTime({ settings, completeTime, createdAt }: GroupRecord): number {
  return settings.scheduledForTime === null
    ? (completeTime ?? createdAt)
    : Date.parse(settings.scheduledForTime);
}
