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

/** Whose cart at which merchant. */
export type CartKey = { readonly externalUserId: string; readonly merchantId: string };

/** A cart with its version; version 0 is a cart that nobody has written yet. */
export type CartState = {
  readonly version: number;
  readonly fulfillmentId: string | null;
  readonly content: StoredCart;
  readonly updatedAt: number;
};

/** Reads a cart; an empty one in the merchant's usual way where there is none. */
export async function loadCart(tx: Database, key: CartKey, merchant: MerchantRecord): Promise<CartState> {
  const [row] = await tx.select().from(carts).where(matching(key));
  return row ?? { version: 0, fulfillmentId: null, content: emptyCart(merchant), updatedAt: 0 };
}

/**
 * Keeps a cart, and the group that it is part of, to this transaction. The group comes first, as in every write of a group, so
 * that two writers never wait for each other in a circle.
 */
export async function holdCart(tx: Database, key: CartKey): Promise<void> {
  const [seen] = await tx.select({ fulfillmentId: carts.fulfillmentId }).from(carts).where(matching(key));
  if (seen?.fulfillmentId) await lockGroup(tx, seen.fulfillmentId);
  const { fulfillmentId } = await lockCart(tx, key);
  if (fulfillmentId !== (seen?.fulfillmentId ?? null)) throw new WriteConflict('cart');
}

/** Keeps a cart alone to this transaction; one that nobody has written yet begins here, so that there is a row to keep. */
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
 * Writes a cart in the state that was read; another write in between makes the transaction run again. A cart that is part of
 * a group, or becomes so, is written only under the group's guard.
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

/** A cart without items, ordered the way the merchant serves first. */
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
