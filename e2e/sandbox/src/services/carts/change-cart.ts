import type { Cart, Locale } from '@tiffin/contracts';
import { cartSchema } from '@tiffin/contracts/schemas';
import type { SandboxContext } from '../../context';
import type { Database } from '../../db/open-database';
import { refuse } from '../../errors/refuse';
import { once } from '../../idempotency/once';
import type { KeyedRequest } from '../../idempotency/once';
import type { HeldGroup } from '../fulfillment/group-guard';
import { tellRisenParts } from '../fulfillment/letters/tell-risen-parts';
import { noteGroupCartChange } from '../fulfillment/note-group-cart-change';
import { holdCart, saveCart } from './cart-store';
import type { CartKey } from './cart-store';
import { presentCart } from './present-cart';
import { readCart } from './read-cart';
import type { ReadCart } from './read-cart';
import type { StoredCart } from './stored-cart';

export type CartChange = {
  readonly key: CartKey;
  readonly locale: Locale;
  /** The repeatable request, if it has an Idempotency-Key. */
  readonly keyed?: KeyedRequest;
  /** The checksum that the caller saw, if it sends one. A cart that changed since is refused. */
  readonly expectedChecksum?: string | undefined;
  readonly change: (content: StoredCart, read: ReadCart, tx: Database) => StoredCart | Promise<StoredCart>;
};

/** Changes a cart in one transaction and returns it with new prices. */
export async function changeCart(context: SandboxContext, cartChange: CartChange): Promise<Cart> {
  const { keyed } = cartChange;
  return context.lockingTransaction((tx) =>
    keyed
      ? once(tx, keyed, cartSchema, async () => ({
          answer: await changeInside(tx, context, cartChange),
          isFinal: true,
        }))
      : changeInside(tx, context, cartChange),
  );
}

async function changeInside(
  tx: Database,
  context: SandboxContext,
  { key, locale, expectedChecksum, change }: CartChange,
): Promise<Cart> {
  await holdCart(tx, key);
  const read = await readCart(tx, context, key, locale);
  if (expectedChecksum !== undefined && expectedChecksum !== read.cart.cartChecksum)
    refuse(409, 'CART_CHANGED', undefined, { data: { cart: read.cart } });
  const { state: before } = read;
  const now = context.clock.now();
  const group =
    before.fulfillmentId === null
      ? undefined
      : await noteGroupCartChange(tx, {
          fulfillmentId: before.fulfillmentId,
          externalUserId: key.externalUserId,
          now,
        });
  const content = await change(before.content, read, tx);
  if (group && content.items.length === 0) await nothingChosen(group, key);
  const next = { content, fulfillmentId: group?.record.id ?? null, updatedAt: now };
  const state = await saveCart(tx, key, before, next, group);
  if (group)
    await tellRisenParts(tx, context, { fulfillmentId: group.record.id, except: key.externalUserId });
  return presentCart(state, read.around).cart;
}

/** A guest without lines has chosen nothing, and so is not done. */
async function nothingChosen(group: HeldGroup, { externalUserId }: CartKey): Promise<void> {
  if (group.record.hostId !== externalUserId) await group.changeGuest(externalUserId, { status: 'BROWSING' });
}
