import { eq } from 'drizzle-orm';
import type { Menu } from '@tiffin/contracts';
import type { Database } from '../../db/open-database';
import { menus } from '../../db/tables';
import { refuse } from '../../errors/refuse';

type Kept = { readonly revision: number; readonly menu: Menu };

/** Menus already read, by id: kept only while the database says that their revision is the newest. */
const kept = new Map<string, Kept>();

/** The menu of a merchant in its default language; 404 where it has none. */
export async function readMenu(tx: Database, merchantId: string): Promise<Menu> {
  const [head] = await tx
    .select({ id: menus.id, revision: menus.revision })
    .from(menus)
    .where(eq(menus.merchantId, merchantId));
  if (!head) return refuse(404, 'NOT_FOUND', 'MENU');
  const known = kept.get(head.id);
  if (known?.revision === head.revision) return known.menu;
  const [row] = await tx.select().from(menus).where(eq(menus.id, head.id));
  if (!row) return refuse(404, 'NOT_FOUND', 'MENU');
  kept.set(row.id, { revision: row.revision, menu: row.document });
  return row.document;
}

/** The merchant that a menu belongs to; 404 where there is no such menu. */
export async function merchantIdOfMenu(tx: Database, menuId: string): Promise<string> {
  const [row] = await tx.select({ merchantId: menus.merchantId }).from(menus).where(eq(menus.id, menuId));
  return row?.merchantId ?? refuse(404, 'NOT_FOUND', 'MENU');
}
