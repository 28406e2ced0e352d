import type { Team } from '@tiffin/contracts';
import type { SandboxContext } from '../../context';
import { merchantById } from '../content/find-merchant';
import { loadGroup } from '../fulfillment/group-records';
import { obstaclesOf } from '../fulfillment/group-standing';
import { groupsOfTeam } from './groups-of-team';
import { readTeam } from './read-team';

type GroupOrders = NonNullable<Team['groupOrders']>;

/** Returns a team as one person sees it; for a member with the group orders that are open to the team. */
export async function teamFor(
  context: SandboxContext,
  teamId: string,
  externalUserId: string,
): Promise<Team> {
  const team = await readTeam(context.db, teamId, externalUserId);
  if (team.userMembership.status !== 'MEMBER') return team;
  return { ...team, groupOrders: await groupOrdersOf(context, teamId, externalUserId) };
}

/** Returns the groups of a team that the caller is in or can still join. */
async function groupOrdersOf(
  { db, clock, options }: SandboxContext,
  teamId: string,
  externalUserId: string,
): Promise<GroupOrders> {
  const found: GroupOrders = [];
  for (const { id } of await groupsOfTeam(db, teamId, ['CREATED', 'OPEN'])) {
    const group = await loadGroup(db, id);
    const { record, guests, removed } = group;
    const isIn = (guest: { readonly externalUserId: string }) => guest.externalUserId === externalUserId;
    const hasJoined = guests.some(isIn);
    const obstacles = obstaclesOf(group, clock.now()).filter((one) => !hasJoined || one === 'EXPIRED');
    if (obstacles.length > 0 || removed.some(isIn)) continue;
    const merchant = await merchantById(db, record.merchantId);
    const host = guests.find((guest) => guest.externalUserId === record.hostId);
    found.push({
      fulfillmentId: id,
      hostFirstName: host?.firstName ?? '',
      merchantId: record.merchantId,
      merchantName: merchant.name,
      merchantImageUrl: options.publicUrl + merchant.imageUrl,
      timeZone: merchant.timeZone,
      orderByTime: record.orderByTime === null ? null : new Date(record.orderByTime).toISOString(),
      scheduledForTime: record.settings.scheduledForTime,
      guestCount: guests.length,
      guestMax: record.settings.guestMax,
      hasJoined,
      hasEmployeePrice: merchant.marketingDataList.some(
        ({ campaignType }) => campaignType === 'EMPLOYEE_PRICING',
      ),
    });
  }
  return found;
}
