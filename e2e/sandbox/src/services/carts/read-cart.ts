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
import { presentCart, servedMenu } from './present-cart';
import type { CartSurroundings, PresentedCart } from './present-cart';

/** A cart as kept and as shown, with the merchant and menu that priced it. */
export type ReadCart = PresentedCart & {
  readonly state: CartState;
  readonly merchant: MerchantRecord;
  /** The menu as it is sold when the cart is to be ready. */
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
  const kept = await loadCart(tx, key, merchant);
  const around = {
    merchant,
    menu: await readMenu(tx, merchant.id),
    now: context.clock.now(),
    externalUserId: key.externalUserId,
    creditMicro: await creditOf(tx, key.externalUserId, merchant.currencyCode ?? 'DOLLAR'),
    locale,
    publicUrl: context.options.publicUrl,
  };
  const { externalUserId } = key;
  const isInGroup =
    kept.fulfillmentId !== null &&
    (await isGroupUnderWay(tx, kept.fulfillmentId, externalUserId, context.clock.now()));
  const state = { ...kept, fulfillmentId: isInGroup ? kept.fulfillmentId : null };
  return { state, merchant, around, menu: servedMenu(kept.content, around), ...presentCart(state, around) };
}
