import { and, asc, desc, eq, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/open-database';
import type { teamMembers } from '../../db/tables';
import { teamLocations, teams, workEmails } from '../../db/tables';
import { refuse } from '../../errors/refuse';
import { fitsTeam } from './email-domain';

export type TeamRecord = typeof teams.$inferSelect;
export type LocationRecord = typeof teamLocations.$inferSelect;
export type MemberRecord = typeof teamMembers.$inferSelect;

/**
 * Returns a team by its id as a person may see it. Refuses with 404 if there is none, or if it is another
 * person's pending team.
 */
export async function teamRecord(db: Database, teamId: string, externalUserId: string): Promise<TeamRecord> {
  const [team] = await db
    .select()
    .from(teams)
    .where(and(eq(teams.id, teamId), isVisibleTo(externalUserId)));
  return team ?? refuse(404, 'NOT_FOUND', 'team');
}

/** Returns the condition for the teams that a person can see: proven ones, and their own pending ones. */
export function isVisibleTo(externalUserId: string): ReturnType<typeof or> {
  return or(isNull(teams.pendingOwnerId), eq(teams.pendingOwnerId, externalUserId));
}

/** Returns the condition for the teams whose work e-mails are of a domain. */
export function isOfDomain(domain: string): SQL {
  return sql`${teams.emailDomains} @> ${JSON.stringify([domain])}::jsonb`;
}

/** Returns the locations of a team, in the team's order. */
export async function locationRecords(db: Database, teamId: string): Promise<readonly LocationRecord[]> {
  return db
    .select()
    .from(teamLocations)
    .where(eq(teamLocations.teamId, teamId))
    .orderBy(asc(teamLocations.position), asc(teamLocations.id));
}

/** Returns a person's newest proven work e-mail that belongs to the team. */
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
