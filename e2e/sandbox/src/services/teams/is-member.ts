import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/open-database';
import { teamMembers } from '../../db/tables';

/** Returns whether a person is currently a member of a team. */
export async function isMember(db: Database, teamId: string, externalUserId: string): Promise<boolean> {
  const [member] = await db
    .select({ teamId: teamMembers.teamId })
    .from(teamMembers)
    .where(and(eq(teamMembers.teamId, teamId), eq(teamMembers.externalUserId, externalUserId)));
  return member !== undefined;
}
