import type { Order } from '@tiffin/contracts';
import { rowsOfCharge, sumRow, withTotal } from '@tiffin/domain';
import type { SumRow } from '@tiffin/domain';

/** One row of a receipt. */
export type ReceiptRow = SumRow<
  'items' | 'perks' | 'discount' | 'delivery' | 'service' | 'tax' | 'tip' | 'credit' | 'adjustment' | 'total'
>;

type ReceiptSource = Pick<Order, 'orderItems' | 'orderReceipt'>;
type Line = Order['orderItems'][number];

/**
 * Returns the rows of a receipt in micro units, without rejected items that are no longer charged. The other
 * rows add up to the last. A difference that the known parts do not explain gets a row of its own
 * (specification 3).
 */
export function receiptRows(order: ReceiptSource): readonly ReceiptRow[] {
  const lines = chargesRejected(order) ? order.orderItems : keptLines(order);
  const parts = partsOf(order, lines).filter((row) => row.kind === 'items' || row.amountMicro !== 0);
  return withTotal(parts, order.orderReceipt.totalMicro);
}

/** Returns whether the total contains the rejected lines: whether it is nearer to the sum with or without them. */
export function chargesRejected(order: ReceiptSource): boolean {
  const distance = (lines: readonly Line[]) => {
    const sum = partsOf(order, lines).reduce((total, { amountMicro }) => total + amountMicro, 0);
    return Math.abs(order.orderReceipt.totalMicro - sum);
  };
  return distance(order.orderItems) < distance(keptLines(order));
}

function keptLines({ orderItems }: ReceiptSource): readonly Line[] {
  return orderItems.filter((item) => !item.wasRejected);
}

function partsOf(order: ReceiptSource, lines: readonly Line[]): readonly ReceiptRow[] {
  return [...itemRows(order, lines), ...chargeRows(order), ...closingRows(order)];
}

function itemRows({ orderReceipt }: ReceiptSource, charged: readonly Line[]): readonly ReceiptRow[] {
  const original = charged.reduce((sum, item) => sum + item.originalPriceMicro, 0);
  const price = charged.reduce((sum, item) => sum + item.priceMicro, 0);
  return [
    sumRow('items', original),
    sumRow('perks', price - original),
    ...orderReceipt.orderDiscounts
      .filter((discount) => !discount.isDiscountAsPoints)
      .map(({ name, discountMicro }, index) => sumRow('discount', -discountMicro, name, index)),
  ];
}

function chargeRows({ orderReceipt }: ReceiptSource): readonly ReceiptRow[] {
  const { deliveryChargeMicro, serviceCharges, serviceChargeMicro, taxRates, taxMicro } = orderReceipt;
  return [
    sumRow('delivery', deliveryChargeMicro),
    ...rowsOfCharge('service', serviceCharges, serviceChargeMicro),
    ...rowsOfCharge('tax', taxRates, taxMicro),
  ];
}

function closingRows({ orderReceipt }: ReceiptSource): readonly ReceiptRow[] {
  return [sumRow('tip', orderReceipt.tipMicro), sumRow('credit', -orderReceipt.creditMicro)];
}
