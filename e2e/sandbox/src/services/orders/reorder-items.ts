import { and, desc, eq, isNull } from 'drizzle-orm';
import type { LatLng, MerchantSummary } from '@tiffin/contracts';
import type { Database } from '../../db/open-database';
import { orders } from '../../db/tables';
import { merchantById } from '../content/find-merchant';
import { menuAt } from '../content/menu-at';
import { readMenu } from '../content/read-menu';
import { translate } from '../content/translate';
import { distanceMetres } from '@tiffin/domain';
import { summariseMerchant } from '../content/present-merchant';
import type { Presentation } from '../content/present-merchant';

const NEAR_METRES = 5000;
const MOST = 10;

type Wanted = {
  readonly merchantId: string | null;
  readonly from: LatLng | null;
  readonly presentation: Presentation;
};
type ReorderItem = {
  readonly merchant: MerchantSummary;
  readonly orderId: string;
  readonly items: { menuItemId: string; name: string; quantity: number }[];
};

/**
 * Returns a person's latest orders to order again, with the items that are still sold: of one merchant, or
 * near a point with one order per merchant.
 */
export async function reorderItems(
  db: Database,
  externalUserId: string,
  { merchantId, from, presentation }: Wanted,
): Promise<ReorderItem[]> {
  const rows = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.externalUserId, externalUserId),
        isNull(orders.cancelledAt),
        ...(merchantId === null ? [] : [eq(orders.merchantId, merchantId)]),
      ),
    )
    .orderBy(desc(orders.placedAt))
    .limit(50);
  const latest = rows.filter(
    (row, index) =>
      merchantId !== null || rows.findIndex((other) => other.merchantId === row.merchantId) === index,
  );
  const found: ReorderItem[] = [];
  for (const row of latest) {
    const merchant = await merchantById(db, row.merchantId);
    if (from && distanceMetres(from, merchant.latLng) > NEAR_METRES) continue;
    const { items: sold } = menuAt(await readMenu(db, merchant.id), presentation.now, merchant.timeZone);
    const items = row.content.orderItems
      .filter(({ menuItemId }) => sold[menuItemId]?.availability.isAvailable)
      .map(({ menuItemId, name, quantity }) => ({
        menuItemId,
        name: translate(name, presentation.locale),
        quantity,
      }));
    if (items.length > 0)
      found.push({ merchant: summariseMerchant(merchant, presentation, from), orderId: row.id, items });
  }
  return found.slice(0, MOST);
}
