import type { FinancialInfo, Locale } from '@tiffin/contracts';
import { discountAmount } from '@tiffin/domain';
import type { DiscountedLine } from '@tiffin/domain';
import type { PricedLine } from './price-cart-item';
import { findPromoCode } from './promo-codes';

type Discount = FinancialInfo['cartDiscounts'][number];

/**
 * Returns the discount of each code of a cart and whether one pays the delivery. A discount never exceeds the
 * remaining sum.
 */
export function discountsFor(
  lines: readonly PricedLine[],
  codes: readonly string[],
  locale: Locale,
): { readonly discounts: readonly Discount[]; readonly isDeliveryFree: boolean } {
  const itemSumMicro = lines.reduce((sum, line) => sum + line.item.priceMicro, 0);
  const discounted = lines.flatMap(piecesOf);
  const discounts: Discount[] = [];
  let leftMicro = itemSumMicro;
  let isDeliveryFree = false;
  for (const code of codes) {
    const promo = findPromoCode(code);
    if (!promo || promo.isExpired || itemSumMicro < promo.minimumItemSumMicro) continue;
    if (promo.effect.kind === 'delivery') isDeliveryFree = true;
    const discountMicro =
      promo.effect.kind === 'items' ? Math.min(leftMicro, discountAmount(promo.effect, discounted)) : 0;
    leftMicro -= discountMicro;
    discounts.push({
      name: promo.name[locale],
      type: promo.effect.kind === 'items' ? promo.effect.type : 'AMOUNT_OFF',
      discountMicro,
      isDiscountAsPoints: false,
    });
  }
  return { discounts, isDeliveryFree };
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
