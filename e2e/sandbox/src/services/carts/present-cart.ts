import { createHash } from 'node:crypto';
import type { Cart, Locale } from '@tiffin/contracts';
import { toMerchantFulfillmentType } from '@tiffin/domain';
import { priceCartItems } from '../../pricing/price-cart-item';
import type { PricedLine } from '../../pricing/price-cart-item';
import { priceLines } from '../../pricing/price-lines';
import { tipOptionsFor } from '../../pricing/tip-options-for';
import type { MerchantRecord } from '../content/merchant-record';
import { menuAt } from '../content/menu-at';
import { presentMenu } from '../content/present-menu';
import type { StoredMenu } from '../content/stored-menu';
import type { CartState } from './cart-store';
import type { RemovedCode } from './checkout-codes';

export type CartSurroundings = {
  readonly merchant: MerchantRecord;
  readonly menu: StoredMenu;
  readonly now: number;
  readonly externalUserId: string;
  /** The person's credit in the merchant's currency. */
  readonly creditMicro: number;
  /** True if a person earlier in the group's perk order has the perk. */
  readonly isPerkTaken: boolean;
  /** Codes that were removed when the cart was read, with the reasons. */
  readonly removedCheckoutCodes: readonly RemovedCode[];
  readonly locale: Locale;
  readonly publicUrl: string;
};

/** A cart with every price calculated, and the priced lines. */
export type PresentedCart = { readonly cart: Cart; readonly lines: readonly PricedLine[] };

/**
 * Prices a stored cart by the current menu. Its checksum changes with every write, price and availability.
 */
export function presentCart(state: CartState, around: CartSurroundings): PresentedCart {
  const { merchant, locale, publicUrl, externalUserId } = around;
  const { content } = state;
  const wanted = new Set(content.items.map((line) => line.menuItemId));
  const served = servedMenu(content, around);
  const items = Object.fromEntries(Object.entries(served.items).filter(([id]) => wanted.has(id)));
  const menu = presentMenu({ ...served, items }, { locale, publicUrl, choices: 'all' });
  const pictured = content.items.map((line) => ({
    ...line,
    imageUrl: line.imageUrl && publicUrl + line.imageUrl,
  }));
  const lines = priceCartItems(menu, pictured, around.isPerkTaken);
  const financialInfo = priceLines({
    lines,
    merchant,
    fulfillmentType: content.fulfillmentType,
    tip: content,
    codes: content.cartCheckoutCodes,
    creditMicro: content.includeCredit === false ? 0 : around.creditMicro,
    locale,
  });
  const isDelivery = content.fulfillmentType === 'DELIVERY';
  const cart: Cart = {
    merchantId: merchant.id,
    currencyCode: merchant.currencyCode,
    cartItems: lines.map((line) => line.item),
    note: content.note,
    includeCutlery: content.includeCutlery,
    includeCredit: content.includeCredit ?? true,
    fulfillmentType: content.fulfillmentType,
    merchantFulfillmentType: toMerchantFulfillmentType(content.fulfillmentType),
    fulfillmentId: state.fulfillmentId,
    scheduledForTime: content.scheduledForTime,
    tipOptions: tipOptionsFor(financialInfo.itemSumMicro),
    selectedTipOptionId: content.selectedTipOptionId,
    customTipAmountMicro: content.customTipAmountMicro,
    cartChecksum: createHash('sha256')
      .update(
        JSON.stringify([
          externalUserId,
          merchant.id,
          state.version,
          financialInfo.totalPayableMicro,
          lines.map((line) => [line.item.priceMicro, line.item.isAvailable]),
        ]),
      )
      .digest('hex')
      .slice(0, 24),
    cartCheckoutCodes: [...content.cartCheckoutCodes],
    removedCheckoutCodes: [...around.removedCheckoutCodes],
    removeConflictingPerks: content.removeConflictingPerks,
    addMenuItemSource: content.addMenuItemSource,
    pickupFulfillmentEstimate: isDelivery ? null : { ...merchant.prepMinutes },
    userDeliveryAddressId: content.userDeliveryAddressId,
    userDeliveryAddressDetail: content.userDeliveryAddressDetail,
    deliveryInfo:
      isDelivery && merchant.deliveryInfo
        ? { estimatedDeliveryTimeRange: merchant.deliveryInfo.estimatedDeliveryTimeRange }
        : null,
    financialInfo,
    room: content.room,
    table: content.table,
    updatedAt: new Date(state.updatedAt).toISOString(),
  };
  return { cart, lines };
}

/** Returns the menu for the time when a cart is due: its scheduled time, or now. */
export function servedMenu(
  { scheduledForTime }: Pick<CartState['content'], 'scheduledForTime'>,
  { menu, merchant, now }: Pick<CartSurroundings, 'menu' | 'merchant' | 'now'>,
): StoredMenu {
  return menuAt(menu, scheduledForTime === null ? now : Date.parse(scheduledForTime), merchant.timeZone);
}
