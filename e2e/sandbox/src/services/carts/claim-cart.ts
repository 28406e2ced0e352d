import type { Cart, Locale } from '@tiffin/contracts';
import type { SandboxContext } from '../../context';
import { moveGroupPlace } from '../fulfillment/move-group-place';
import { emptyCart, holdCart, saveCart } from './cart-store';
import { presentCart } from './present-cart';
import { readCart } from './read-cart';

/**
 * Moves what a guest put into a cart to the account that signed in: into an empty cart as it is, else its items are
 * added. A place in a group order goes along. The guest's cart is left empty, so that claiming twice adds nothing twice.
 */
export async function claimCart(
  context: SandboxContext,
  merchantId: string,
  owner: { readonly externalUserId: string; readonly guestId: string | undefined },
  locale: Locale,
): Promise<Cart> {
  return context.lockingTransaction(async (tx) => {
    if (owner.guestId) await holdCart(tx, { externalUserId: owner.guestId, merchantId });
    await holdCart(tx, { externalUserId: owner.externalUserId, merchantId });
    const mine = await readCart(tx, context, { externalUserId: owner.externalUserId, merchantId }, locale);
    if (!owner.guestId) return mine.cart;
    const guestKey = { externalUserId: owner.guestId, merchantId };
    const theirs = await readCart(tx, context, guestKey, locale);
    const items = theirs.state.content.items;
    const { fulfillmentId } = theirs.state;
    if (mine.state.fulfillmentId || (items.length === 0 && fulfillmentId === null)) return mine.cart;
    if (fulfillmentId !== null)
      await moveGroupPlace(tx, {
        fulfillmentId,
        fromExternalUserId: owner.guestId,
        toExternalUserId: owner.externalUserId,
      });
    const updatedAt = context.clock.now();
    const own = mine.state.content;
    const content =
      own.items.length === 0 ? theirs.state.content : { ...own, items: [...own.items, ...items] };
    await saveCart(tx, guestKey, theirs.state.version, {
      content: emptyCart(theirs.merchant),
      fulfillmentId: null,
      updatedAt,
    });
    const state = await saveCart(
      tx,
      { externalUserId: owner.externalUserId, merchantId },
      mine.state.version,
      { content, fulfillmentId, updatedAt },
    );
    return presentCart(state, mine.around).cart;
  });
}
