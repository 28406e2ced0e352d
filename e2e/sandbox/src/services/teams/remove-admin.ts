import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/open-database';
import { teamMembers } from '../../db/tables';
import { refuse } from '../../errors/refuse';
import { requireAdmin } from './require-admin';

type Demotion = {
  readonly teamId: string;
  readonly externalUserId: string;
  /** An admin of the team; the one who asks may name themselves. */
  readonly oldAdminId: string;
};

/**
 * Makes an admin a member again. Refuses with 404 for a person who is no member, and with 409 for the only admin. Needs
 * a serializable transaction: two admins must not remove each other at the same moment.
 */
export async function removeAdmin(tx: Database, demotion: Demotion): Promise<void> {
  const { teamId, externalUserId, oldAdminId } = demotion;
  await requireAdmin(tx, teamId, externalUserId);
  const members = await tx
    .select({ id: teamMembers.externalUserId, role: teamMembers.role })
    .from(teamMembers)
    .where(eq(teamMembers.teamId, teamId));
  if (!members.some(({ id }) => id === oldAdminId)) refuse(404, 'NOT_FOUND', 'member');
  const isKept = members.some(({ id, role }) => role === 'ADMIN' && id !== oldAdminId);
  if (!isKept) refuse(409, 'LAST_TEAM_ADMIN');
  await tx
    .update(teamMembers)
    .set({ role: 'MEMBER' })
    .where(and(eq(teamMembers.teamId, teamId), eq(teamMembers.externalUserId, oldAdminId)));
}
