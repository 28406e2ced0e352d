import type { Locale } from '@tiffin/contracts';
import type { SandboxContext } from '../../context';
import { refuse } from '../../errors/refuse';
import { lockCart, saveCart } from '../carts/cart-store';
import { changeGroup } from './change-group';
import { requireHost } from './group-access';
import { HeldGroup } from './group-guard';
import { readGroup } from './present-group';

type ItemRemoval = {
  readonly id: string;
  readonly hostId: string;
  readonly guestId: string;
  readonly cartItemId: string;
  readonly locale: Locale;
};

/**
 * Removes a line of a group for the host. Refuses with 409 while the line can be ordered: what a person eats is their
 * own choice, unless the host orders for them. A guest without lines is choosing again.
 */
export async function removeGuestItem(context: SandboxContext, removal: ItemRemoval): Promise<void> {
  const { id, hostId, guestId, cartItemId, locale } = removal;
  await changeGroup(context, id, async (tx, group) => {
    const now = context.clock.now();
    await requireHost(tx, group, hostId, now);
    const held = HeldGroup.guard(tx, group, 'host', now);
    const { priced } = await readGroup(tx, context, group, locale);
    const lines = priced.everybody.find(({ externalUserId }) => externalUserId === guestId)?.lines ?? [];
    const line = lines.find(({ item }) => item.cartItemId === cartItemId);
    if (!line) return refuse(404, 'NOT_FOUND', 'CART_ITEM');
    if (line.item.isAvailable && !priced.hostPaidIds.includes(guestId))
      return refuse(409, 'ITEM_STILL_AVAILABLE');
    const key = { externalUserId: guestId, merchantId: held.record.merchantId };
    const cart = await lockCart(tx, key);
    const items = cart.content.items.filter((one) => one.cartItemId !== cartItemId);
    const next = { content: { ...cart.content, items }, fulfillmentId: id, updatedAt: now };
    await saveCart(tx, key, cart, next, held);
    if (items.length === 0 && guestId !== hostId) await held.changeGuest(guestId, { status: 'BROWSING' });
    return held.save({ lockedUntil: null });
  });
}
