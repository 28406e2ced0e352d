import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/open-database';
import { users } from '../../db/tables';

/** Makes a team the default one of a person who has none. */
export async function setFirstTeam(tx: Database, externalUserId: string, teamId: string): Promise<void> {
  await tx
    .update(users)
    .set({ defaultTeamId: teamId })
    .where(and(eq(users.id, externalUserId), isNull(users.defaultTeamId)));
}
