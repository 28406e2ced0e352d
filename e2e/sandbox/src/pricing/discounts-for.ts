import type { FinancialInfo, Locale } from '@tiffin/contracts';
import type { PricedLine } from './price-cart-item';
import { findPromoCode } from './promo-codes';
import { toCent } from './to-cent';

type Discount = FinancialInfo['cartDiscounts'][number];

/** What the codes of a cart take off its items, each at most what is left, and whether one pays the delivery. */
export function discountsFor(
  lines: readonly PricedLine[],
  codes: readonly string[],
  locale: Locale,
): { readonly discounts: readonly Discount[]; readonly isDeliveryFree: boolean } {
  const itemSumMicro = lines.reduce((sum, line) => sum + line.item.priceMicro, 0);
  const discounts: Discount[] = [];
  let leftMicro = itemSumMicro;
  let isDeliveryFree = false;
  for (const code of codes) {
    const promo = findPromoCode(code);
    if (!promo || promo.isExpired || itemSumMicro < promo.minimumItemSumMicro) continue;
    if (promo.effect.kind === 'delivery') isDeliveryFree = true;
    const discountMicro =
      promo.effect.kind === 'items'
        ? Math.min(leftMicro, toCent(reduction(promo.effect.type, promo.effect.value, lines)))
        : 0;
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

function reduction(type: Discount['type'], value: number, lines: readonly PricedLine[]): number {
  const sum = (of: (line: PricedLine) => number): number => lines.reduce((all, line) => all + of(line), 0);
  const dearest = (of: (line: PricedLine) => number): number =>
    Math.max(0, ...lines.map((line) => of(line) / line.item.quantity));
  switch (type) {
    case 'AMOUNT_OFF':
      return value;
    case 'PERCENT_OFF':
      return (sum((line) => line.item.priceMicro) * value) / 100;
    case 'PERCENT_OFF_BASE':
      return (sum((line) => line.baseMicro) * value) / 100;
    case 'FIXED_PRICE':
      return Math.max(0, dearest((line) => line.item.priceMicro) - value);
    case 'FIXED_PRICE_BASE':
      return Math.max(0, dearest((line) => line.baseMicro) - value);
  }
}
