import { eq } from 'drizzle-orm';
import type { Locale } from '@tiffin/contracts';
import type { Database } from '../../../db/open-database';
import { users } from '../../../db/tables';
import type { Hold } from '../../payments/card-holds';

/** Where a person gets a letter, and in which language. */
export type LetterReader = {
  readonly to: string;
  readonly locale: Locale;
  /** True for an address that a guest typed for the receipt of their card. */
  readonly isTyped: boolean;
};

/**
 * Returns where a person of a group gets letters: at their account's address, else at the one that they typed for the receipt
 * of the card that the letter is about. Null if there is neither.
 */
export async function letterReader(
  tx: Database,
  { externalUserId, locale }: { readonly externalUserId: string; readonly locale: Locale },
  receipt: Hold['receipt'] = null,
): Promise<LetterReader | null> {
  const [account] = await tx.select({ email: users.email }).from(users).where(eq(users.id, externalUserId));
  const to = account?.email ?? receipt?.email ?? null;
  return to === null ? null : { to, locale: receipt?.locale ?? locale, isTyped: !account };
}
