import type { TeamMember, TeamPeople } from '@tiffin/contracts';
import { asc, eq, inArray } from 'drizzle-orm';
import type { SandboxContext } from '../../context';
import type { Database } from '../../db/open-database';
import { teamMembers, users } from '../../db/tables';
import { requireAdmin } from './require-admin';
import { ordersOfTeam } from './orders-of-team';
import { provenEmail, type TeamRecord } from './team-records';

/** Returns the people of a team for one of its admins. */
export async function teamPeople(
  context: SandboxContext,
  teamId: string,
  externalUserId: string,
): Promise<TeamPeople> {
  const team = await requireAdmin(context.db, teamId, externalUserId);
  const members = await membersOf(context.db, team, externalUserId);
  const ids = new Set(members.map((member) => member.externalUserId));
  return { members, orders: await ordersOfTeam(context, teamId, ids) };
}

async function membersOf(db: Database, team: TeamRecord, viewerId: string): Promise<TeamMember[]> {
  const rows = await db
    .select()
    .from(teamMembers)
    .where(eq(teamMembers.teamId, team.id))
    .orderBy(asc(teamMembers.joinedAt), asc(teamMembers.externalUserId));
  const ids = rows.map(({ externalUserId }) => externalUserId);
  const accounts = new Map(
    (
      await db
        .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
        .from(users)
        .where(inArray(users.id, ids))
    ).map((account) => [account.id, account]),
  );
  const nameOf = (id: string): string => {
    const account = accounts.get(id);
    return account ? `${account.firstName} ${account.lastName}`.trim().toLowerCase() : '';
  };
  const members: TeamMember[] = [];
  for (const { externalUserId, role, locationId, floorId } of rows) {
    const { firstName = '', lastName = '' } = accounts.get(externalUserId) ?? {};
    const name = nameOf(externalUserId);
    const isShared = name !== '' && ids.filter((id) => nameOf(id) === name).length > 1;
    const workEmail = isShared ? await provenEmail(db, externalUserId, team) : undefined;
    members.push({
      externalUserId,
      firstName,
      lastName,
      ...(workEmail !== undefined && { workEmail }),
      role,
      locationId: locationId || null,
      floorId,
      isCurrentUser: externalUserId === viewerId,
    });
  }
  return members;
}
