import type { Order } from '@tiffin/contracts';
import { readerMoneyRows, readOrder, rowsOfCharge, sumRow, withTotal } from '@tiffin/domain';
import type { ReaderMoneyRow, SumRow } from '@tiffin/domain';

type Part = SumRow<
  'items' | 'perks' | 'discount' | 'delivery' | 'service' | 'tax' | 'tip' | 'credit' | 'adjustment'
>;

/** One row of a receipt. */
export type ReceiptRow = Part | ReaderMoneyRow;

type ReceiptSource = Pick<Order, 'orderItems' | 'orderReceipt'>;
type WholeOrder = ReceiptSource & Parameters<typeof readOrder>[0] & Pick<Order, 'merchantFulfillmentType'>;
type Line = Order['orderItems'][number];

/**
 * Returns the rows of a receipt in micro units, without rejected items that are no longer charged. All but the subtotals
 * add up to the last, which is what the reader paid or owes. A difference that the known parts do not explain gets a row
 * of its own (specification 3).
 */
export function receiptRows(order: WholeOrder): readonly ReceiptRow[] {
  const lines = chargesRejected(order) ? order.orderItems : keptLines(order);
  const parts = partsOf(order, lines).filter((row) => isAlwaysShown(row, order) || row.amountMicro !== 0);
  const explained = withTotal(parts, order.orderReceipt.totalMicro).filter(isPart);
  return [...explained, ...readerMoneyRows(readOrder(order))];
}

/** Returns whether the total contains the rejected lines: whether it is nearer to the sum with or without them. */
export function chargesRejected(order: ReceiptSource): boolean {
  const distance = (lines: readonly Line[]) => {
    const sum = partsOf(order, lines).reduce((total, { amountMicro }) => total + amountMicro, 0);
    return Math.abs(order.orderReceipt.totalMicro - sum);
  };
  return distance(order.orderItems) < distance(keptLines(order));
}

/** A free delivery is part of what was bought. */
function isAlwaysShown({ kind }: Part, { merchantFulfillmentType }: WholeOrder): boolean {
  return kind === 'items' || (kind === 'delivery' && merchantFulfillmentType === 'DELIVERY');
}

function isPart(row: SumRow<Part['kind'] | 'total'>): row is Part {
  return row.kind !== 'total';
}

function keptLines({ orderItems }: ReceiptSource): readonly Line[] {
  return orderItems.filter((item) => !item.wasRejected);
}

function partsOf(order: ReceiptSource, lines: readonly Line[]): readonly Part[] {
  return [...itemRows(order, lines), ...chargeRows(order), ...closingRows(order)];
}

function itemRows({ orderReceipt }: ReceiptSource, charged: readonly Line[]): readonly Part[] {
  const original = charged.reduce((sum, item) => sum + item.originalPriceMicro, 0);
  const price = charged.reduce((sum, item) => sum + item.priceMicro, 0);
  return [
    sumRow('items', original),
    sumRow('perks', price - original),
    ...orderReceipt.orderDiscounts
      .filter((discount) => !discount.isDiscountAsPoints)
      .map(({ name, discountMicro, deliverySavingMicro = 0 }, index) =>
        sumRow('discount', -discountMicro - deliverySavingMicro, name, index),
      ),
  ];
}

/** The fee before discounts, which stand beside it. */
function deliveryMicroOf({ deliveryChargeMicro, orderDiscounts }: Order['orderReceipt']): number {
  return orderDiscounts.reduce(
    (sum, { deliverySavingMicro = 0 }) => sum + deliverySavingMicro,
    deliveryChargeMicro,
  );
}

function chargeRows({ orderReceipt }: ReceiptSource): readonly Part[] {
  const { serviceCharges, serviceChargeMicro, taxRates, taxMicro } = orderReceipt;
  return [
    sumRow('delivery', deliveryMicroOf(orderReceipt)),
    ...rowsOfCharge('service', serviceCharges, serviceChargeMicro),
    ...rowsOfCharge('tax', taxRates, taxMicro),
  ];
}

function closingRows({ orderReceipt }: ReceiptSource): readonly Part[] {
  return [sumRow('tip', orderReceipt.tipMicro), sumRow('credit', -orderReceipt.creditMicro)];
}
