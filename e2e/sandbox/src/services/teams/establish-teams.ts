import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/open-database';
import { teamLocations, teamMembers, teams } from '../../db/tables';
import { emailDomain } from './email-domain';
import { isMember } from './is-member';
import { setFirstTeam } from './set-first-team';
import { isOfDomain, type TeamRecord } from './team-records';

/**
 * Turns a person's pending teams into proven ones after they proved an address of the domain. From then on
 * the teams own the domain, and the first is their default team. A pending team is merged into a proven team
 * that took its name meanwhile.
 */
export async function establishTeams(
  tx: Database,
  externalUserId: string,
  email: string,
  now: number,
): Promise<void> {
  const pending = await tx
    .select()
    .from(teams)
    .where(and(eq(teams.pendingOwnerId, externalUserId), isOfDomain(emailDomain(email))));
  for (const team of pending) {
    if (await isNameTaken(tx, team)) {
      await removeTeam(tx, team.id);
      continue;
    }
    await tx.update(teams).set({ pendingOwnerId: null, createdAt: now }).where(eq(teams.id, team.id));
    if (await isMember(tx, team.id, externalUserId)) await setFirstTeam(tx, externalUserId, team.id);
  }
}

async function isNameTaken(tx: Database, { name }: TeamRecord): Promise<boolean> {
  const same = await tx
    .select({ id: teams.id })
    .from(teams)
    .where(and(sql`lower(${teams.name}) = ${name.toLowerCase()}`, isNull(teams.pendingOwnerId)));
  return same.length > 0;
}

async function removeTeam(tx: Database, id: string): Promise<void> {
  await tx.delete(teamMembers).where(eq(teamMembers.teamId, id));
  await tx.delete(teamLocations).where(eq(teamLocations.teamId, id));
  await tx.delete(teams).where(eq(teams.id, id));
}
