import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/open-database';
import { teamMembers } from '../../db/tables';
import { refuse } from '../../errors/refuse';
import { requireAdmin } from './require-admin';

type Promotion = {
  readonly teamId: string;
  readonly externalUserId: string;
  readonly newAdminId: string;
};

/** Makes a member an admin beside the one who asks. Refuses with 404 for a person who is no member. */
export async function makeAdmin(tx: Database, promotion: Promotion): Promise<void> {
  const { teamId, externalUserId, newAdminId } = promotion;
  await requireAdmin(tx, teamId, externalUserId);
  const [member] = await tx
    .update(teamMembers)
    .set({ role: 'ADMIN' })
    .where(and(eq(teamMembers.teamId, teamId), eq(teamMembers.externalUserId, newAdminId)))
    .returning({ id: teamMembers.externalUserId });
  if (!member) refuse(404, 'NOT_FOUND', 'member');
}
