import { and, eq } from 'drizzle-orm';
import type { CurrencyCode } from '@tiffin/contracts';
import type { Database } from '../../db/open-database';
import { users } from '../../db/tables';
import { WriteConflict } from '../../db/write-conflict';

/**
 * Takes credit from a person, or returns it with a negative amount. The credit never drops below zero
 * (specification 5).
 */
export async function spendCredit(
  tx: Database,
  userId: string,
  currency: CurrencyCode,
  amountMicro: number,
): Promise<void> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId));
  const left = (user?.creditMap[currency] ?? 0) - amountMicro;
  if (!user || left < 0) throw new WriteConflict('credit');
  const [written] = await tx
    .update(users)
    .set({ creditMap: { ...user.creditMap, [currency]: left }, version: user.version + 1 })
    .where(and(eq(users.id, userId), eq(users.version, user.version)))
    .returning({ id: users.id });
  if (!written) throw new WriteConflict('credit');
}
