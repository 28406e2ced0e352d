import type { Cart, Locale } from '@tiffin/contracts';
import type { SandboxContext } from '../../context';
import { tellRisenParts } from '../fulfillment/letters/tell-risen-parts';
import { moveGroupGuest } from '../fulfillment/move-group-guest';
import { isSameForm } from './is-same-form';
import { emptyCart, holdCart, saveCart } from './cart-store';
import { mergeCarts } from './merge-carts';
import { presentCart } from './present-cart';
import { readCart } from './read-cart';
import type { StoredCartItem } from './stored-cart';

/**
 * Moves a guest's cart to the account that signed in. An empty cart is replaced, else the guest's items are
 * added. The guest's part of a group order moves along if the group lets a guest change something; if it does not, the
 * guest keeps everything. The guest's cart keeps only what does not fit, so a second claim adds nothing.
 */
export async function claimCart(
  context: SandboxContext,
  merchantId: string,
  owner: { readonly externalUserId: string; readonly guestId: string | undefined },
  locale: Locale,
): Promise<Cart> {
  return context.lockingTransaction(async (tx) => {
    if (owner.guestId) await holdCart(tx, { externalUserId: owner.guestId, merchantId });
    const key = { externalUserId: owner.externalUserId, merchantId };
    await holdCart(tx, key);
    const mine = await readCart(tx, context, key, locale);
    if (!owner.guestId) return mine.cart;
    const guestKey = { externalUserId: owner.guestId, merchantId };
    const theirs = await readCart(tx, context, guestKey, locale);
    const { fulfillmentId } = theirs.state;
    const isInAnother = mine.state.fulfillmentId !== null && mine.state.fulfillmentId !== fulfillmentId;
    if (isInAnother || (theirs.cart.cartItems.length === 0 && fulfillmentId === null)) return mine.cart;
    const now = context.clock.now();
    const group =
      fulfillmentId === null
        ? undefined
        : await moveGroupGuest(tx, {
            fulfillmentId,
            fromExternalUserId: owner.guestId,
            toExternalUserId: owner.externalUserId,
            changesLines: (mine.state.fulfillmentId === null ? mine : theirs).cart.cartItems.length > 0,
            now,
          });
    const { content, left } = mergeCarts(mine.state.content, theirs.state.content, mine.menu);
    const rest = { ...emptyCart(theirs.merchant), items: left };
    await saveCart(tx, guestKey, theirs.state, { content: rest, fulfillmentId: null, updatedAt: now }, group);
    const state = await saveCart(tx, key, mine.state, { content, fulfillmentId, updatedAt: now }, group);
    if (group)
      await tellRisenParts(tx, context, { fulfillmentId: group.record.id, except: owner.externalUserId });
    const leftOutItems = left.map((line) => leftOutItem(line, content.items, theirs.cart));
    return { ...presentCart(state, mine.around).cart, leftOutItems };
  });
}

/** Returns how many of a line that did not fit are in the cart, by its name in the reader's language. */
function leftOutItem(
  line: StoredCartItem,
  kept: readonly StoredCartItem[],
  { cartItems }: Pick<Cart, 'cartItems'>,
): NonNullable<Cart['leftOutItems']>[number] {
  return {
    name: cartItems.find(({ cartItemId }) => cartItemId === line.cartItemId)?.name ?? line.name,
    quantity: kept.find((one) => isSameForm(one, line))?.quantity ?? 0,
    leftOutQuantity: line.quantity,
  };
}
