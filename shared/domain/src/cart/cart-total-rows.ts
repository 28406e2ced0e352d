import type { Cart, FinancialInfo } from '@tiffin/contracts';
import { rowsOfCharge, sumRow, withTotal } from '../money/sum-rows';
import type { SumRow } from '../money/sum-rows';

export type CartTotalRow = SumRow<
  'items' | 'discount' | 'delivery' | 'service' | 'tax' | 'tip' | 'credit' | 'adjustment' | 'total'
>;

type Money = Pick<
  FinancialInfo,
  | 'itemSumMicro'
  | 'cartDiscounts'
  | 'deliveryChargeMicro'
  | 'serviceCharges'
  | 'serviceChargeMicro'
  | 'taxRates'
  | 'taxMicro'
  | 'tipMicro'
  | 'creditMicro'
  | 'totalPayableMicro'
>;
type SummedCart = Pick<Cart, 'fulfillmentType'> & { readonly financialInfo: Money };

/**
 * Returns the rows of a cart's total in micro units, with one row for each fee. The other rows add up to the
 * last one. A discount that is given as points subtracts nothing (specification 3, financialInfo).
 */
export function cartTotalRows({
  financialInfo: money,
  fulfillmentType,
}: SummedCart): readonly CartTotalRow[] {
  const rows = [
    sumRow('items', money.itemSumMicro),
    ...money.cartDiscounts
      .filter(({ isDiscountAsPoints }) => !isDiscountAsPoints)
      .map(({ name, discountMicro }, index) => sumRow('discount', -discountMicro, name, index)),
    ...(fulfillmentType === 'DELIVERY' ? [sumRow('delivery', money.deliveryChargeMicro)] : []),
    ...rowsOfCharge('service', money.serviceCharges, money.serviceChargeMicro),
    ...rowsOfCharge('tax', money.taxRates, money.taxMicro),
    sumRow('tip', money.tipMicro),
    sumRow('credit', -money.creditMicro),
  ].filter(({ kind, amountMicro }) => kind === 'items' || kind === 'delivery' || amountMicro !== 0);
  return withTotal(rows, money.totalPayableMicro);
}
