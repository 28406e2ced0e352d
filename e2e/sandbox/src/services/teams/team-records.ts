import { and, asc, desc, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../db/open-database';
import type { teamMembers } from '../../db/tables';
import { teamLocations, teams, workEmails } from '../../db/tables';
import { refuse } from '../../errors/refuse';
import { fitsTeam } from './email-domain';

export type TeamRecord = typeof teams.$inferSelect;
export type LocationRecord = typeof teamLocations.$inferSelect;
export type MemberRecord = typeof teamMembers.$inferSelect;

/** A team by its id; 404 where there is none. */
export async function teamRecord(db: Database, teamId: string): Promise<TeamRecord> {
  const [team] = await db.select().from(teams).where(eq(teams.id, teamId));
  return team ?? refuse(404, 'NOT_FOUND', 'team');
}

/** Where a team works, in its own order. */
export async function locationRecords(db: Database, teamId: string): Promise<readonly LocationRecord[]> {
  return db
    .select()
    .from(teamLocations)
    .where(eq(teamLocations.teamId, teamId))
    .orderBy(asc(teamLocations.position), asc(teamLocations.id));
}

/** A person's proven work e-mail that belongs to the team, the newest first. */
export async function provenEmail(
  db: Database,
  externalUserId: string,
  team: Pick<TeamRecord, 'emailDomains'>,
): Promise<string | undefined> {
  const proven = await db
    .select()
    .from(workEmails)
    .where(and(eq(workEmails.externalUserId, externalUserId), isNotNull(workEmails.verifiedAt)))
    .orderBy(desc(workEmails.verifiedAt));
  return proven.find(({ email }) => fitsTeam(email, team.emailDomains))?.email;
}
