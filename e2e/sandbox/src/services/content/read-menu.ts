import { eq } from 'drizzle-orm';
import type { Database } from '../../db/open-database';
import { menus } from '../../db/tables';
import { refuse } from '../../errors/refuse';
import type { StoredMenu } from './stored-menu';

/** A menu and the number of its earlier changes. */
export type MenuEdition = { readonly revision: number; readonly menu: StoredMenu };

/** Menus already read, by id. A cached menu is used only while the database reports the same revision. */
const kept = new Map<string, MenuEdition>();

/** Returns the menu of a merchant in its default language. Refuses with 404 if there is none. */
export async function readMenu(tx: Database, merchantId: string): Promise<StoredMenu> {
  return (await readMenuEdition(tx, merchantId)).menu;
}

/** Returns the menu of a merchant with its revision. Refuses with 404 if there is none. */
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

/** Returns which menu a merchant has, and at which revision. Refuses with 404 if it has none. */
async function menuHead(
  tx: Database,
  merchantId: string,
): Promise<{ readonly id: string; readonly revision: number }> {
  const [head] = await tx
    .select({ id: menus.id, revision: menus.revision })
    .from(menus)
    .where(eq(menus.merchantId, merchantId));
  return head ?? refuse(404, 'NOT_FOUND', 'MENU');
}

/** Returns the merchant that a menu belongs to. Refuses with 404 if there is no such menu. */
export async function merchantIdOfMenu(tx: Database, menuId: string): Promise<string> {
  const [row] = await tx.select({ merchantId: menus.merchantId }).from(menus).where(eq(menus.id, menuId));
  return row?.merchantId ?? refuse(404, 'NOT_FOUND', 'MENU');
}
