import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/open-database';
import { carts } from '../db/tables';
import type { Principal } from '../principal';

/** Returns whether a cart of the caller has accepted the checkout code that a query names: then it is no guess. */
export async function holdsCode(
  db: Database,
  { isKnown, externalUserId }: Principal,
  query: unknown,
): Promise<boolean> {
  const code = codeOf(query);
  if (!isKnown || code === undefined) return false;
  const hasCode = sql`${carts.content} -> 'cartCheckoutCodes' ? ${code.toUpperCase()}`;
  const [held] = await db
    .select({ merchantId: carts.merchantId })
    .from(carts)
    .where(and(eq(carts.externalUserId, externalUserId), hasCode))
    .limit(1);
  return held !== undefined;
}

function codeOf(query: unknown): string | undefined {
  if (typeof query !== 'object' || query === null || !('cartCheckoutCode' in query)) return undefined;
  const { cartCheckoutCode } = query;
  return typeof cartCheckoutCode === 'string' ? cartCheckoutCode : undefined;
}
