import { eq } from 'drizzle-orm';
import type { Database } from '../../db/open-database';
import { users } from '../../db/tables';
import type { OrderRow } from '../orders/order-row';

/**
 * Returns the e-mail address for an order's receipts: of the guest's profile, or of the account that paid.
 * Nobody can type another one. Null if there is none.
 */
export async function receiptEmail(db: Database, row: OrderRow): Promise<string | null> {
  const { guestProfile } = row.content;
  if (guestProfile) return guestProfile.email;
  const [payer] = await db.select({ email: users.email }).from(users).where(eq(users.id, row.externalUserId));
  return payer?.email ?? null;
}
