import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/open-database';
import { carts } from '../../db/tables';
import { lockCart, saveCart } from '../carts/cart-store';
import type { HeldGroup } from './group-guard';
import type { GroupRecord } from './group-records';

export type GroupCart = typeof carts.$inferSelect;

/** Returns the carts that are part of a group. */
export async function groupCarts(db: Database, record: GroupRecord): Promise<readonly GroupCart[]> {
  return db
    .select()
    .from(carts)
    .where(and(eq(carts.fulfillmentId, record.id), eq(carts.merchantId, record.merchantId)));
}

type Linking = {
  readonly externalUserId: string;
  readonly isPart: boolean;
  /** True if unlinking also removes the lines. */
  readonly clearsItems?: boolean;
  readonly now: number;
};

/** Links a person's cart at the merchant to a group, or unlinks it. */
export async function linkCart(tx: Database, held: HeldGroup, linking: Linking): Promise<void> {
  const { id, merchantId } = held.record;
  const key = { externalUserId: linking.externalUserId, merchantId };
  const state = await lockCart(tx, key);
  // A link to another group is stale: `groupOfCart` found no active group.
  const fulfillmentId = state.fulfillmentId === id ? id : null;
  const next = {
    content: linking.clearsItems ? { ...state.content, items: [] } : state.content,
    fulfillmentId: linking.isPart ? id : null,
    updatedAt: linking.now,
  };
  await saveCart(tx, key, { ...state, fulfillmentId }, next, held);
}
