import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/open-database';
import { teamMembers, users } from '../../db/tables';
import { refuse } from '../../errors/refuse';
import { keepAnAdmin } from './keep-an-admin';
import { setFirstTeam } from './set-first-team';
import { locationRecords, provenEmail, teamRecord, type TeamRecord } from './team-records';

export type Joining = {
  readonly teamId: string;
  readonly externalUserId: string;
  readonly locationId: string;
  readonly floorId: string | null;
  readonly now: number;
};

/**
 * Makes a person a member at a location and floor, or moves a member there. Refuses as listed in
 * specification 8.
 */
export async function joinTeam(tx: Database, joining: Joining): Promise<void> {
  const { teamId, externalUserId, locationId, floorId, now } = joining;
  const team = await teamRecord(tx, teamId, externalUserId);
  const location = (await locationRecords(tx, teamId)).find(({ id }) => id === locationId);
  const floor = location?.floors.find((candidate) => candidate.floorId === floorId);
  await requirePermission(tx, team, externalUserId, location?.secured === true || floor?.secured === true);
  if (!location) refuse(400, 'INVALID_PARAMETER', 'locationId');
  if (floorId !== null && !floor) refuse(400, 'INVALID_PARAMETER', 'floorId');
  const workLocation = { locationId, floorId, dropZoneId: floor?.dropZones[0]?.dropZoneId ?? null };
  await tx
    .insert(teamMembers)
    .values({ teamId, externalUserId, ...workLocation, joinedAt: now })
    .onConflictDoUpdate({ target: [teamMembers.teamId, teamMembers.externalUserId], set: workLocation });
  await setFirstTeam(tx, externalUserId, teamId);
}

async function requirePermission(
  tx: Database,
  team: TeamRecord,
  externalUserId: string,
  isLocationSecured: boolean,
): Promise<void> {
  const email = await provenEmail(tx, externalUserId, team);
  const isListed = email !== undefined && (team.allowedEmails ?? []).includes(email);
  if (team.inviteOnly && !isListed) refuse(403, 'TEAM_INVITE_REQUIRED');
  if ((team.secured || isLocationSecured) && email === undefined) refuse(403, 'EMAIL_VERIFICATION_REQUIRED');
  if (team.allowedEmails !== null && !isListed) refuse(403, 'USER_NOT_WHITELISTED');
}

/**
 * Ends a membership. Does nothing for a person who is no member. The role of the last admin passes to the member
 * who joined first.
 */
export async function leaveTeam(tx: Database, teamId: string, externalUserId: string): Promise<void> {
  await teamRecord(tx, teamId, externalUserId);
  const [left] = await tx
    .delete(teamMembers)
    .where(and(eq(teamMembers.teamId, teamId), eq(teamMembers.externalUserId, externalUserId)))
    .returning({ role: teamMembers.role });
  if (left?.role === 'ADMIN') await keepAnAdmin(tx, teamId);
  await tx
    .update(users)
    .set({ defaultTeamId: null })
    .where(and(eq(users.id, externalUserId), eq(users.defaultTeamId, teamId)));
}
