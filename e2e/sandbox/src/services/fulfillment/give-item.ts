import { randomUUID } from 'node:crypto';
import type { SandboxContext } from '../../context';
import { refuse } from '../../errors/refuse';
import { lockCart, saveCart } from '../carts/cart-store';
import { isSameForm } from '../carts/is-same-form';
import { mergeCarts } from '../carts/merge-carts';
import type { StoredCart, StoredCartItem } from '../carts/stored-cart';
import { readMenu } from '../content/read-menu';
import type { StoredMenu } from '../content/stored-menu';
import { changeGroupOnce } from './change-group-once';
import { requireHost } from './group-access';
import { HeldGroup } from './group-guard';

type Gift = {
  readonly id: string;
  readonly hostId: string;
  readonly guestId: string;
  readonly cartItemId: string;
  readonly idempotencyKey: string | undefined;
};

/**
 * Hands one piece of the host's own line to a person whom the host added. The person is ready from the first dish on,
 * because nobody else can say so. Refuses other guests with 403: they choose for themselves. A repeated idempotency key
 * hands nothing over.
 */
export async function giveItem(
  context: SandboxContext,
  { id, hostId, guestId, cartItemId, idempotencyKey: key }: Gift,
): Promise<void> {
  const request = { id, externalUserId: hostId, call: 'giveItem', key, body: { guestId, cartItemId } };
  await changeGroupOnce(context, request, async (tx, group) => {
    const now = context.clock.now();
    await requireHost(tx, group, hostId, now);
    const guest = group.guests.find(({ externalUserId }) => externalUserId === guestId);
    if (!guest) return refuse(404, 'NOT_FOUND', 'guest');
    if (guest.addedBy !== hostId) return refuse(403, 'FORBIDDEN', 'NOT_ADDED_BY_HOST');
    const held = HeldGroup.guard(tx, group, 'host', now);
    const { merchantId } = held.record;
    const mine = await lockCart(tx, { externalUserId: hostId, merchantId });
    const theirs = await lockCart(tx, { externalUserId: guestId, merchantId });
    const line = mine.content.items.find((one) => one.cartItemId === cartItemId);
    if (!line || mine.fulfillmentId !== id) return refuse(404, 'NOT_FOUND', 'CART_ITEM');
    const kept = mine.content.items.flatMap((one) => {
      if (one !== line) return one;
      return line.quantity > 1 ? { ...line, quantity: line.quantity - 1 } : [];
    });
    const gift = { ...line, cartItemId: randomUUID(), quantity: 1 };
    const menu = await readMenu(tx, merchantId);
    const { content, left } = mergeCarts(theirs.content, { ...theirs.content, items: [gift] }, menu);
    if (left.length > 0) return refuseGift(gift, theirs.content, menu);
    const save = (externalUserId: string, before: typeof mine, next: typeof content) =>
      saveCart(
        tx,
        { externalUserId, merchantId },
        before,
        { content: next, fulfillmentId: id, updatedAt: now },
        held,
      );
    await save(hostId, mine, { ...mine.content, items: kept });
    await save(guestId, theirs, content);
    await held.changeGuest(guestId, { status: 'READY' });
    return held.save({ lockedUntil: null });
  });
}

function refuseGift(gift: StoredCartItem, theirs: StoredCart, { items }: StoredMenu): never {
  if (!theirs.items.some((line) => isSameForm(line, gift)))
    return refuse(400, 'INVALID_CART_ITEM', 'CART_FULL');
  const maxQuantity = items[gift.menuItemId]?.maxQuantity;
  return refuse(400, 'INVALID_CART_ITEM', 'QUANTITY_MAXIMUM', { data: { maxQuantity } });
}
