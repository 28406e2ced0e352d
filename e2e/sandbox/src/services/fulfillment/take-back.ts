import type { Database } from '../../db/open-database';
import { lockCart, saveCart } from '../carts/cart-store';
import { mergeCarts } from '../carts/merge-carts';
import { readMenu } from '../content/read-menu';
import type { HeldGroup } from './group-guard';

type Return = { readonly guestId: string; readonly now: number };

/** Puts the dishes of a person whom the host added into the host's own cart, as far as it has room. */
export async function takeBack(tx: Database, held: HeldGroup, { guestId, now }: Return): Promise<void> {
  const { id: fulfillmentId, hostId, merchantId } = held.record;
  const hostKey = { externalUserId: hostId, merchantId };
  const guestKey = { externalUserId: guestId, merchantId };
  const mine = await lockCart(tx, hostKey);
  const theirs = await lockCart(tx, guestKey);
  if (mine.fulfillmentId !== fulfillmentId || theirs.content.items.length === 0) return;
  const menu = await readMenu(tx, merchantId);
  const { content, left } = mergeCarts(mine.content, { ...mine.content, items: theirs.content.items }, menu);
  const rest = { ...theirs.content, items: [...left] };
  await saveCart(tx, hostKey, mine, { content, fulfillmentId, updatedAt: now }, held);
  await saveCart(tx, guestKey, theirs, { content: rest, fulfillmentId, updatedAt: now }, held);
}
