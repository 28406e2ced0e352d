import type { Cart, Locale } from '@tiffin/contracts';
import type { SandboxContext } from '../../context';
import type { Database } from '../../db/open-database';
import { refuse } from '../../errors/refuse';
import { saveCart } from './cart-store';
import type { CartKey } from './cart-store';
import { presentCart } from './present-cart';
import { readCart } from './read-cart';
import type { ReadCart } from './read-cart';
import type { StoredCart } from './stored-cart';
import { touchGroup } from './touch-group';

export type CartChange = {
  readonly key: CartKey;
  readonly locale: Locale;
  /** The checksum that the caller saw, where it sends one: a cart that has changed since is refused. */
  readonly expectedChecksum?: string | undefined;
  readonly change: (content: StoredCart, read: ReadCart, tx: Database) => StoredCart | Promise<StoredCart>;
};

/** Changes a cart in one transaction and gives it priced anew. */
export async function changeCart(
  context: SandboxContext,
  { key, locale, expectedChecksum, change }: CartChange,
): Promise<Cart> {
  return context.transaction(async (tx) => {
    const read = await readCart(tx, context, key, locale);
    if (expectedChecksum !== undefined && expectedChecksum !== read.cart.cartChecksum)
      refuse(409, 'CART_CHANGED', undefined, { data: { cart: read.cart } });
    if (read.state.fulfillmentId) await touchGroup(tx, read.state.fulfillmentId, context.clock.now());
    const content = await change(read.state.content, read, tx);
    const state = await saveCart(tx, key, read.state.version, {
      content,
      fulfillmentId: read.state.fulfillmentId,
      updatedAt: context.clock.now(),
    });
    return presentCart(state, read.around).cart;
  });
}
