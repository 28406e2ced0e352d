import { eq } from 'drizzle-orm';
import type { Database } from '../../db/open-database';
import { menus } from '../../db/tables';
import { refuse } from '../../errors/refuse';
import type { StoredMenu } from './stored-menu';

/** A menu and how often it was changed before. */
export type MenuEdition = { readonly revision: number; readonly menu: StoredMenu };

/** Menus already read, by id: kept only while the database says that their revision is the newest. */
const kept = new Map<string, MenuEdition>();

/** The menu of a merchant in its default language; 404 where it has none. */
export async function readMenu(tx: Database, merchantId: string): Promise<StoredMenu> {
  return (await readMenuEdition(tx, merchantId)).menu;
}

/** The menu of a merchant with its revision; 404 where it has none. */
export async function readMenuEdition(tx: Database, merchantId: string): Promise<MenuEdition> {
  const head = await menuHead(tx, merchantId);
  const known = kept.get(head.id);
  if (known?.revision === head.revision) return known;
  const [row] = await tx.select().from(menus).where(eq(menus.id, head.id));
  if (!row) return refuse(404, 'NOT_FOUND', 'MENU');
  const edition = { revision: row.revision, menu: row.document };
  kept.set(row.id, edition);
  return edition;
}

/** Which menu a merchant has, at which revision; 404 where it has none. */
export async function menuHead(
  tx: Database,
  merchantId: string,
): Promise<{ readonly id: string; readonly revision: number }> {
  const [head] = await tx
    .select({ id: menus.id, revision: menus.revision })
    .from(menus)
    .where(eq(menus.merchantId, merchantId));
  return head ?? refuse(404, 'NOT_FOUND', 'MENU');
}

/** The merchant that a menu belongs to; 404 where there is no such menu. */
export async function merchantIdOfMenu(tx: Database, menuId: string): Promise<string> {
  const [row] = await tx.select({ merchantId: menus.merchantId }).from(menus).where(eq(menus.id, menuId));
  return row?.merchantId ?? refuse(404, 'NOT_FOUND', 'MENU');
}
