import type { Order } from '@tiffin/contracts';

/** One row of a receipt: a fixed kind, or a line with a name of its own (a discount, a tax, a charge). */
export type ReceiptRow = {
  readonly key: string;
  readonly kind:
    | 'items'
    | 'perks'
    | 'discount'
    | 'delivery'
    | 'service'
    | 'tax'
    | 'tip'
    | 'credit'
    | 'adjustment'
    | 'total';
  readonly name?: string;
  readonly amountMicro: number;
};

type ReceiptSource = Pick<Order, 'orderItems' | 'orderReceipt'>;

/**
 * The rows of a receipt in micro units, rejected items left out. Every row before the last adds up to the last:
 * what the known parts do not explain becomes a row of its own instead of a silent difference (specification 3).
 */
export function receiptRows(order: ReceiptSource): readonly ReceiptRow[] {
  const { orderReceipt } = order;
  const parts = [...itemRows(order), ...chargeRows(order), ...closingRows(order)].filter(
    (row) => row.kind === 'items' || row.amountMicro !== 0,
  );
  const rest = orderReceipt.totalMicro - parts.reduce((sum, row) => sum + row.amountMicro, 0);
  return [...parts, ...(rest === 0 ? [] : [row('adjustment', rest)]), row('total', orderReceipt.totalMicro)];
}

function itemRows({ orderItems, orderReceipt }: ReceiptSource): readonly ReceiptRow[] {
  const charged = orderItems.filter((item) => !item.wasRejected);
  const original = charged.reduce((sum, item) => sum + item.originalPriceMicro, 0);
  const price = charged.reduce((sum, item) => sum + item.priceMicro, 0);
  return [
    row('items', original),
    row('perks', price - original),
    ...orderReceipt.orderDiscounts
      .filter((discount) => !discount.isDiscountAsPoints)
      .map(({ name, discountMicro }, index) => row('discount', -discountMicro, name, index)),
  ];
}

function chargeRows({ orderReceipt }: ReceiptSource): readonly ReceiptRow[] {
  const { deliveryChargeMicro, serviceCharges, serviceChargeMicro, taxRates, taxMicro } = orderReceipt;
  return [
    row('delivery', deliveryChargeMicro),
    ...namedOrOne('service', serviceCharges, serviceChargeMicro),
    ...namedOrOne('tax', taxRates, taxMicro),
  ];
}

function closingRows({ orderReceipt }: ReceiptSource): readonly ReceiptRow[] {
  return [row('tip', orderReceipt.tipMicro), row('credit', -orderReceipt.creditMicro)];
}

/** The single parts where they make up the sum, else the sum. */
function namedOrOne(
  kind: 'service' | 'tax',
  parts: readonly { readonly name: string; readonly amountMicro: number }[],
  sumMicro: number,
): readonly ReceiptRow[] {
  const explained = parts.reduce((sum, part) => sum + part.amountMicro, 0);
  if (parts.length === 0 || explained !== sumMicro) return [row(kind, sumMicro)];
  return parts.map(({ name, amountMicro }, index) => row(kind, amountMicro, name, index));
}

function row(kind: ReceiptRow['kind'], amountMicro: number, name?: string, index = 0): ReceiptRow {
  return { key: `${kind}-${index}`, kind, name, amountMicro };
}
