import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/open-database';
import type { DailyLimit } from '../../db/schema/teams';
import { teamMembers, teams } from '../../db/tables';
import { provenEmail } from '../teams/team-records';

export type InvoiceAccount = {
  readonly teamId: string;
  /** The proven work e-mail of the person who bills the account. */
  readonly email: string;
  readonly dailyLimit: DailyLimit | null;
};

/**
 * Returns the account of a team for a current member who has proven a work e-mail of the team; undefined for
 * anybody else. A team without e-mail domains has no account, because it cannot tell its people from
 * strangers.
 */
export async function invoiceAccountOf(
  db: Database,
  externalUserId: string,
  teamId: string,
): Promise<InvoiceAccount | undefined> {
  const [found] = await db
    .select({ team: teams })
    .from(teams)
    .innerJoin(teamMembers, eq(teamMembers.teamId, teams.id))
    .where(and(eq(teams.id, teamId), eq(teamMembers.externalUserId, externalUserId)));
  if (!found || found.team.emailDomains.length === 0) return undefined;
  const { allowedEmails, dailyLimit } = found.team;
  const email = await provenEmail(db, externalUserId, found.team);
  const isListed = email !== undefined && (allowedEmails === null || allowedEmails.includes(email));
  return isListed ? { teamId, email, dailyLimit } : undefined;
}
