import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/open-database';
import { teamMembers, users } from '../../db/tables';

/** Makes the member who joined first an admin of a team whose last admin has left. */
export async function keepAnAdmin(tx: Database, teamId: string): Promise<void> {
  const members = await tx
    .select({ externalUserId: teamMembers.externalUserId, role: teamMembers.role })
    .from(teamMembers)
    .innerJoin(users, eq(users.id, teamMembers.externalUserId))
    .where(eq(teamMembers.teamId, teamId))
    .orderBy(asc(teamMembers.joinedAt), asc(teamMembers.externalUserId));
  const [first] = members;
  if (!first || members.some(({ role }) => role === 'ADMIN')) return;
  await tx
    .update(teamMembers)
    .set({ role: 'ADMIN' })
    .where(and(eq(teamMembers.teamId, teamId), eq(teamMembers.externalUserId, first.externalUserId)));
}
