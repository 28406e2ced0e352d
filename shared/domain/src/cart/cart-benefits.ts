import type { Cart, CartItem, FinancialInfo } from '@tiffin/contracts';

type Discount = FinancialInfo['cartDiscounts'][number];
type PricedLine = Pick<CartItem, 'priceMicro'> & {
  readonly perk: Pick<NonNullable<CartItem['perk']>, 'isSelected' | 'savingsMicro'> | null;
};
type PricedCart = {
  readonly cartItems: readonly PricedLine[];
  readonly financialInfo: { readonly cartDiscounts: Cart['financialInfo']['cartDiscounts'] };
};

/** Returns what a line would cost without its perk, in micro units. A perk is for one piece (row MNU-13). */
export function originalLineMicro({ priceMicro, perk }: PricedLine): number {
  return perk?.isSelected === true ? priceMicro + perk.savingsMicro : priceMicro;
}

/** Returns what perks and discounts save, in micro units, free delivery included. Points are not among them. */
export function savedMicro({ cartItems, financialInfo }: PricedCart): number {
  const byPerks = cartItems.reduce((sum, line) => sum + originalLineMicro(line) - line.priceMicro, 0);
  return financialInfo.cartDiscounts
    .filter(({ isDiscountAsPoints }) => !isDiscountAsPoints)
    .reduce(
      (sum, { discountMicro, deliverySavingMicro = 0 }) => sum + discountMicro + deliverySavingMicro,
      byPerks,
    );
}

/** Returns the discounts that are paid in points after the order and take nothing off it (row CRT-12). */
export function discountsAsPoints({ financialInfo }: Pick<PricedCart, 'financialInfo'>): readonly Discount[] {
  return financialInfo.cartDiscounts.filter(({ isDiscountAsPoints }) => isDiscountAsPoints);
}
