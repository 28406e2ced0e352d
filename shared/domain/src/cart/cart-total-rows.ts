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
 * What a cart comes to, in micro units, every fee in a row of its own. The rows before the last add up to the last; a
 * discount that is given as points takes nothing off (specification 3, financialInfo).
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
