import type { Order } from '@tiffin/contracts';
import { toCent } from '@tiffin/domain';

type Receipt = Order['orderReceipt'];
type Line = Pick<Order['orderItems'][number], 'priceMicro' | 'wasRejected'>;

/**
 * Returns the receipt of an order without its rejected lines. Discounts, charges and taxes shrink in
 * proportion to their base; delivery and tip stay; credit pays at most the rest. In micro units and whole
 * cents that add up to the total.
 */
export function withoutRejected(receipt: Receipt, lines: readonly Line[]): Receipt {
  const allMicro = sumOf(lines);
  const keptMicro = sumOf(lines.filter((line) => !line.wasRejected));
  const orderDiscounts = receipt.orderDiscounts.map((discount) => ({
    ...discount,
    discountMicro: part(discount.discountMicro, keptMicro, allMicro),
  }));
  const takenOff = orderDiscounts.filter(({ isDiscountAsPoints }) => !isDiscountAsPoints);
  const subtotalMicro = keptMicro - takenOff.reduce((sum, { discountMicro }) => sum + discountMicro, 0);
  const serviceCharges = receipt.serviceCharges.map((charge) => ({
    ...charge,
    amountMicro: part(charge.amountMicro, subtotalMicro, receipt.subtotalMicro),
  }));
  const serviceChargeMicro = serviceCharges.reduce((sum, { amountMicro }) => sum + amountMicro, 0);
  const taxedMicro = subtotalMicro + receipt.deliveryChargeMicro + serviceChargeMicro;
  const wasTaxedMicro = receipt.subtotalMicro + receipt.deliveryChargeMicro + receipt.serviceChargeMicro;
  const taxRates = receipt.taxRates.map((rate) => ({
    ...rate,
    amountMicro: part(rate.amountMicro, taxedMicro, wasTaxedMicro),
  }));
  const taxMicro = taxRates.reduce((sum, { amountMicro }) => sum + amountMicro, 0);
  const beforeCreditMicro = taxedMicro + taxMicro + receipt.tipMicro;
  const creditMicro = Math.min(receipt.creditMicro, beforeCreditMicro);
  return {
    ...receipt,
    orderDiscounts,
    subtotalMicro,
    serviceCharges,
    serviceChargeMicro,
    taxRates,
    taxMicro,
    creditMicro,
    totalMicro: beforeCreditMicro - creditMicro,
  };
}

function sumOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { priceMicro }) => sum + priceMicro, 0);
}

function part(amountMicro: number, ofMicro: number, wholeMicro: number): number {
  return wholeMicro === 0 ? 0 : toCent((amountMicro / wholeMicro) * ofMicro);
}
