import type { Order } from '@tiffin/contracts';
import { rowsOfCharge, sumRow, withTotal } from '@tiffin/domain';
import type { SumRow } from '@tiffin/domain';

/** One row of a receipt. */
export type ReceiptRow = SumRow<
  'items' | 'perks' | 'discount' | 'delivery' | 'service' | 'tax' | 'tip' | 'credit' | 'adjustment' | 'total'
>;

type ReceiptSource = Pick<Order, 'orderItems' | 'orderReceipt'>;

/**
 * Returns the rows of a receipt in micro units, without rejected items. The other rows add up to the last. A
 * difference that the known parts do not explain gets a row of its own (specification 3).
 */
export function receiptRows(order: ReceiptSource): readonly ReceiptRow[] {
  const { orderReceipt } = order;
  const parts = [...itemRows(order), ...chargeRows(order), ...closingRows(order)].filter(
    (row) => row.kind === 'items' || row.amountMicro !== 0,
  );
  return withTotal(parts, orderReceipt.totalMicro);
}

function itemRows({ orderItems, orderReceipt }: ReceiptSource): readonly ReceiptRow[] {
  const charged = orderItems.filter((item) => !item.wasRejected);
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
