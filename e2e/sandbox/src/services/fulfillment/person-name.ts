import { eq } from 'drizzle-orm';
import type { Database } from '../../db/open-database';
import { users } from '../../db/tables';
import { refuse } from '../../errors/refuse';

/** Returns a person's name in a group: the account's name, or the first name that a guest entered. */
export async function personName(
  tx: Database,
  externalUserId: string,
  given: string | undefined,
): Promise<{ readonly firstName: string; readonly lastName: string }> {
  const [user] = await tx
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, externalUserId));
  if (user) return user;
  return given ? { firstName: given, lastName: '' } : refuse(400, 'INVALID_PARAMETER', 'firstName');
}
