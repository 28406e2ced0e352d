import { and, eq } from 'drizzle-orm';
import { offeredFulfillmentTypes } from '@tiffin/domain';
import type { Database } from '../../db/open-database';
import { carts } from '../../db/tables';
import { WriteConflict } from '../../db/write-conflict';
import { merchantById } from '../content/find-merchant';
import type { MerchantRecord } from '../content/merchant-record';
import type { HeldGroup } from '../fulfillment/group-guard';
import { lockGroup } from '../fulfillment/group-records';
import type { StoredCart } from './stored-cart';

/** Identifies a cart by its person and merchant. */
export type CartKey = { readonly externalUserId: string; readonly merchantId: string };

/** A cart with its version. Version 0 is a cart that was never written. */
export type CartState = {
  readonly version: number;
  readonly fulfillmentId: string | null;
  readonly content: StoredCart;
  readonly updatedAt: number;
};

/** Reads a cart. Returns an empty one with the merchant's default fulfillment if there is none. */
export async function loadCart(tx: Database, key: CartKey, merchant: MerchantRecord): Promise<CartState> {
  const [row] = await tx.select().from(carts).where(matching(key));
  return row ?? { version: 0, fulfillmentId: null, content: emptyCart(merchant), updatedAt: 0 };
}

/**
 * Locks a cart, and the group that it is part of, for this transaction. The group is locked first, as in
 * every write of a group, so that two writers never deadlock.
 */
export async function holdCart(tx: Database, key: CartKey): Promise<void> {
  const [seen] = await tx.select({ fulfillmentId: carts.fulfillmentId }).from(carts).where(matching(key));
  if (seen?.fulfillmentId) await lockGroup(tx, seen.fulfillmentId);
  const { fulfillmentId } = await lockCart(tx, key);
  if (fulfillmentId !== (seen?.fulfillmentId ?? null)) throw new WriteConflict('cart');
}

/**
 * Locks one cart for this transaction. Inserts a row for a cart that was never written, so that there is a
 * row to lock.
 */
export async function lockCart(tx: Database, key: CartKey): Promise<CartState> {
  const query = tx.select().from(carts).where(matching(key)).for('update');
  const [row] = await query;
  if (row) return row;
  const content = emptyCart(await merchantById(tx, key.merchantId));
  const [begun] = await tx
    .insert(carts)
    .values({ ...key, version: 0, fulfillmentId: null, content, updatedAt: 0 })
    .onConflictDoNothing()
    .returning();
  if (!begun) throw new WriteConflict('cart');
  return begun;
}

/**
 * Writes a cart in the state that was read. Another write in between makes the transaction run again.
 * Requires the group's guard to write a cart that is or becomes part of a group.
 */
export async function saveCart(
  tx: Database,
  key: CartKey,
  read: Pick<CartState, 'version' | 'fulfillmentId'>,
  next: { readonly content: StoredCart; readonly fulfillmentId: string | null; readonly updatedAt: number },
  group?: HeldGroup,
): Promise<CartState> {
  for (const id of [read.fulfillmentId, next.fulfillmentId])
    if (id !== null && id !== group?.record.id)
      throw new Error(
        `The cart at ${key.merchantId} is part of group ${id} and was written without its guard.`,
      );
  const { version } = read;
  const [written] = await tx
    .update(carts)
    .set({ ...next, version: version + 1 })
    .where(and(matching(key), eq(carts.version, version)))
    .returning();
  if (!written) throw new WriteConflict('cart');
  return written;
}

/** Returns a cart without items, with the first way of fulfillment that the merchant offers. */
export function emptyCart(merchant: MerchantRecord): StoredCart {
  return {
    items: [],
    note: '',
    includeCutlery: false,
    fulfillmentType: offeredFulfillmentTypes(merchant)[0] ?? 'PICKUP',
    scheduledForTime: null,
    selectedTipOptionId: null,
    customTipAmountMicro: null,
    cartCheckoutCodes: [],
    removeConflictingPerks: false,
    addMenuItemSource: null,
    userDeliveryAddressId: null,
    userDeliveryAddressDetail: null,
    room: null,
    table: null,
  };
}

function matching(key: CartKey): ReturnType<typeof and> {
  return and(eq(carts.externalUserId, key.externalUserId), eq(carts.merchantId, key.merchantId));
}
