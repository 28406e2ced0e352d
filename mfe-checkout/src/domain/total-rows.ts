import type { Cart } from '@tiffin/contracts';

export type CartTotalRow = {
  readonly key: string;
  readonly kind:
    'items' | 'discount' | 'delivery' | 'service' | 'tax' | 'tip' | 'credit' | 'adjustment' | 'total';
  /** A name of its own: a discount, a tax, a charge. */
  readonly name?: string;
  readonly amountMicro: number;
};

/**
 * What a cart comes to, in micro units, every fee in a row of its own. The rows before the last add up to the last:
 * what the known parts do not explain is shown, not hidden (specification 3, financialInfo).
 */
export function totalRows({ financialInfo: money, fulfillmentType }: Cart): readonly CartTotalRow[] {
  const parts = [
    row('items', money.itemSumMicro),
    ...money.cartDiscounts
      .filter(({ isDiscountAsPoints }) => !isDiscountAsPoints)
      .map(({ name, discountMicro }, index) => row('discount', -discountMicro, name, index)),
    ...(fulfillmentType === 'DELIVERY' ? [row('delivery', money.deliveryChargeMicro)] : []),
    ...namedOrOne('service', money.serviceCharges, money.serviceChargeMicro),
    ...namedOrOne('tax', money.taxRates, money.taxMicro),
    row('tip', money.tipMicro),
    row('credit', -money.creditMicro),
  ].filter(({ kind, amountMicro }) => kind === 'items' || kind === 'delivery' || amountMicro !== 0);
  const rest = money.totalPayableMicro - parts.reduce((sum, { amountMicro }) => sum + amountMicro, 0);
  return [...parts, ...(rest === 0 ? [] : [row('adjustment', rest)]), row('total', money.totalPayableMicro)];
}

/** The single parts where they make up the sum, else the sum. */
function namedOrOne(
  kind: 'service' | 'tax',
  parts: readonly { readonly name: string; readonly amountMicro: number }[],
  sumMicro: number,
): readonly CartTotalRow[] {
  const explained = parts.reduce((sum, part) => sum + part.amountMicro, 0);
  if (parts.length === 0 || explained !== sumMicro) return [row(kind, sumMicro)];
  return parts.map(({ name, amountMicro }, index) => row(kind, amountMicro, name, index));
}

function row(kind: CartTotalRow['kind'], amountMicro: number, name?: string, index = 0): CartTotalRow {
  return { key: `${kind}-${index}`, kind, name, amountMicro };
}
