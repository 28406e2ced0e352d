import { eq } from 'drizzle-orm';
import type { CurrencyCode } from '@tiffin/contracts';
import type { Database } from '../../db/open-database';
import { users } from '../../db/tables';

/** Returns a person's credit in a currency, in micro units. Guests have none. */
export async function creditOf(
  tx: Database,
  externalUserId: string,
  currency: CurrencyCode,
): Promise<number> {
  const [user] = await tx
    .select({ creditMap: users.creditMap })
    .from(users)
    .where(eq(users.id, externalUserId));
  return user?.creditMap[currency] ?? 0;
}
