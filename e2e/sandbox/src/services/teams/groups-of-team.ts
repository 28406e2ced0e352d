import type { FulfillmentState } from '@tiffin/contracts';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/open-database';
import { fulfillments, users } from '../../db/tables';
import type { GroupRecord } from '../fulfillment/group-records';

/** Returns the groups in some states that members host for their team (GRP-16), oldest first. */
export async function groupsOfTeam(
  db: Database,
  teamId: string,
  states: readonly FulfillmentState[],
): Promise<readonly GroupRecord[]> {
  const rows = await db
    .select({ record: fulfillments })
    .from(fulfillments)
    .innerJoin(users, eq(users.id, fulfillments.hostId))
    .where(and(eq(users.defaultTeamId, teamId), inArray(fulfillments.state, [...states])))
    .orderBy(fulfillments.createdAt);
  return rows.map(({ record }) => record).filter(({ settings }) => settings.shareMode === 'DEFAULT_TEAM');
}
