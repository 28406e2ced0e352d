import type { Locale } from '@tiffin/contracts';
import type { SandboxContext } from '../../context';
import type { Database } from '../../db/open-database';
import { merchantById } from '../content/find-merchant';
import type { MerchantRecord } from '../content/merchant-record';
import { readMenu } from '../content/read-menu';
import type { StoredMenu } from '../content/stored-menu';
import { isGroupUnderWay } from '../fulfillment/group-under-way';
import { creditOf } from '../user/credit-of';
import { loadCart } from './cart-store';
import type { CartKey, CartState } from './cart-store';
import { sortCheckoutCodes } from './checkout-codes';
import { isPerkTaken } from './is-perk-taken';
import { presentCart, servedMenu } from './present-cart';
import type { CartSurroundings, PresentedCart } from './present-cart';

/** A cart as stored and as shown, with the merchant and menu that priced it. */
export type ReadCart = PresentedCart & {
  readonly state: CartState;
  readonly merchant: MerchantRecord;
  /** The menu for the time when the cart is due. */
  readonly menu: StoredMenu;
  readonly around: CartSurroundings;
};

/** Reads and prices the cart of a person at a merchant; 404 for an unknown merchant. */
export async function readCart(
  tx: Database,
  context: SandboxContext,
  key: CartKey,
  locale: Locale,
): Promise<ReadCart> {
  const merchant = await merchantById(tx, key.merchantId);
  const loaded = await loadCart(tx, key, merchant);
  const { externalUserId } = key;
  const codes = await sortCheckoutCodes(tx, loaded.content.cartCheckoutCodes, externalUserId);
  const kept = { ...loaded, content: { ...loaded.content, cartCheckoutCodes: codes.kept } };
  const isInGroup =
    kept.fulfillmentId !== null &&
    (await isGroupUnderWay(tx, kept.fulfillmentId, externalUserId, context.clock.now()));
  const state = { ...kept, fulfillmentId: isInGroup ? kept.fulfillmentId : null };
  const menu = await readMenu(tx, merchant.id);
  const around = {
    merchant,
    menu,
    now: context.clock.now(),
    externalUserId,
    isPerkTaken:
      state.fulfillmentId !== null && (await isPerkTaken(tx, state.fulfillmentId, externalUserId, menu)),
    removedCheckoutCodes: codes.removed,
    creditMicro: await creditOf(tx, externalUserId, merchant.currencyCode ?? 'DOLLAR'),
    locale,
    publicUrl: context.options.publicUrl,
  };
  return { state, merchant, around, menu: servedMenu(kept.content, around), ...presentCart(state, around) };
}
