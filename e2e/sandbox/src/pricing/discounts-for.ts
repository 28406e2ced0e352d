import type { FinancialInfo, Locale, Merchant } from '@tiffin/contracts';
import { discountAmount } from '@tiffin/domain';
import type { DiscountedLine } from '@tiffin/domain';
import type { PricedLine } from './price-cart-item';
import { findPromoCode, promoName } from './promo-codes';

type Discount = FinancialInfo['cartDiscounts'][number];

type Around = { readonly merchant: Pick<Merchant, 'currencyCode'>; readonly locale: Locale };

/**
 * Returns the discount of each code of a cart, what the items cost after them, and the discount that pays the delivery. A
 * discount never exceeds the remaining sum. One that comes as points takes nothing off.
 */
export function discountsFor(
  lines: readonly PricedLine[],
  codes: readonly string[],
  { merchant, locale }: Around,
): {
  readonly discounts: readonly Discount[];
  readonly subtotalMicro: number;
  readonly freeDelivery: Discount | undefined;
} {
  const itemSumMicro = lines.reduce((sum, line) => sum + line.item.priceMicro, 0);
  const discounted = lines.flatMap(piecesOf);
  const discounts: Discount[] = [];
  let leftMicro = itemSumMicro;
  let freeDelivery: Discount | undefined;
  for (const code of codes) {
    const promo = findPromoCode(code);
    if (!promo || promo.isExpired || itemSumMicro < promo.minimumItemSumMicro) continue;
    const { effect } = promo;
    const discountMicro =
      effect.kind === 'delivery' ? 0 : Math.min(leftMicro, discountAmount(effect, discounted));
    const isDiscountAsPoints = effect.kind === 'points';
    if (!isDiscountAsPoints) leftMicro -= discountMicro;
    const discount: Discount = {
      name: promoName(promo, locale, merchant.currencyCode),
      type: effect.kind === 'delivery' ? 'AMOUNT_OFF' : effect.type,
      discountMicro,
      isDiscountAsPoints,
    };
    discounts.push(discount);
    if (effect.kind === 'delivery') freeDelivery ??= discount;
  }
  return { discounts, subtotalMicro: leftMicro, freeDelivery };
}

/** Returns the pieces of a line that cost the same: one with the perk, and the rest. */
function piecesOf({ item, baseMicro }: PricedLine): DiscountedLine[] {
  const { quantity, priceMicro, perk } = item;
  const whole = { quantity, priceMicro, baseMicro };
  if (!perk || quantity === 1) return [whole];
  const perkMicro = perk.discountedPriceMicro;
  const first = {
    quantity: 1,
    priceMicro: perkMicro + (priceMicro - baseMicro) / quantity,
    baseMicro: perkMicro,
  };
  const rest = {
    quantity: quantity - 1,
    priceMicro: priceMicro - first.priceMicro,
    baseMicro: baseMicro - first.baseMicro,
  };
  return [first, rest];
}
