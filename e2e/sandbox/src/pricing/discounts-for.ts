import type { FinancialInfo, Locale } from '@tiffin/contracts';
import { discountAmount } from '@tiffin/domain';
import type { PricedLine } from './price-cart-item';
import { findPromoCode } from './promo-codes';

type Discount = FinancialInfo['cartDiscounts'][number];

/** What the codes of a cart take off its items, each at most what is left, and whether one pays the delivery. */
export function discountsFor(
  lines: readonly PricedLine[],
  codes: readonly string[],
  locale: Locale,
): { readonly discounts: readonly Discount[]; readonly isDeliveryFree: boolean } {
  const itemSumMicro = lines.reduce((sum, line) => sum + line.item.priceMicro, 0);
  const discounted = lines.map(({ item, baseMicro }) => ({
    quantity: item.quantity,
    priceMicro: item.priceMicro,
    baseMicro,
  }));
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
