import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/open-database';
import { teamMembers } from '../../db/tables';
import { refuse } from '../../errors/refuse';
import { teamRecord, type TeamRecord } from './team-records';

/**
 * Returns a team to one of its admins. Refuses other members with 403, and with 404 everybody who is no member:
 * they learn nothing of the team's people.
 */
export async function requireAdmin(
  db: Database,
  teamId: string,
  externalUserId: string,
): Promise<TeamRecord> {
  const team = await teamRecord(db, teamId, externalUserId);
  const [member] = await db
    .select({ role: teamMembers.role })
    .from(teamMembers)
    .where(and(eq(teamMembers.teamId, teamId), eq(teamMembers.externalUserId, externalUserId)));
  if (!member) return refuse(404, 'NOT_FOUND', 'team');
  return member.role === 'ADMIN' ? team : refuse(403, 'FORBIDDEN', 'NOT_THE_ADMIN');
}
