import type { DeliveryInfo, FinancialInfo, FulfillmentType, Locale } from '@tiffin/contracts';
import { percentOf } from '@tiffin/domain';
import type { MerchantRecord } from '../services/content/merchant-record';
import { translate } from '../services/content/translate';
import { discountsFor } from './discounts-for';
import type { PricedLine } from './price-cart-item';
import { taxesFor } from './taxes-for';
import { tipAmount } from './tip-options-for';
import type { ChosenTip } from './tip-options-for';

export type ToPrice = {
  readonly lines: readonly PricedLine[];
  readonly merchant: Pick<MerchantRecord, 'charges' | 'deliveryInfo' | 'pickupLimits' | 'currencyCode'>;
  readonly fulfillmentType: FulfillmentType;
  readonly tip: ChosenTip;
  readonly codes: readonly string[];
  /** The payer's credit in this currency. */
  readonly creditMicro: number;
  readonly locale: Locale;
};

/**
 * Returns everything that an order costs, in micro units and whole cents: total = subtotal + delivery +
 * service charge + tax + tip - credit, exactly (specification 3 and 5).
 */
export function priceLines(input: ToPrice): FinancialInfo {
  const { lines, merchant, fulfillmentType, tip, codes, locale } = input;
  const itemSumMicro = lines.reduce((sum, line) => sum + line.item.priceMicro, 0);
  const { discounts, subtotalMicro, freeDelivery } = discountsFor(lines, codes, input);
  const isDelivery = fulfillmentType === 'DELIVERY' && lines.length > 0;
  const fullChargeMicro = isDelivery ? deliveryCharge(merchant.deliveryInfo, subtotalMicro) : 0;
  const deliveryChargeMicro = freeDelivery === undefined ? fullChargeMicro : 0;
  const serviceChargeMicro = Math.min(
    merchant.charges.maximumServiceChargeMicro,
    percentOf(subtotalMicro, merchant.charges.serviceChargePercent),
  );
  const taxRates = taxesFor(
    merchant.charges.taxRates,
    subtotalMicro + deliveryChargeMicro + serviceChargeMicro,
    locale,
  );
  const taxMicro = taxRates.reduce((sum, rate) => sum + rate.amountMicro, 0);
  const tipMicro = tipAmount(tip, itemSumMicro);
  const beforeCreditMicro = subtotalMicro + deliveryChargeMicro + serviceChargeMicro + taxMicro + tipMicro;
  const creditMicro = Math.min(input.creditMicro, beforeCreditMicro);
  return {
    tipMicro,
    subtotalMicro,
    itemSumMicro,
    deliveryChargeMicro,
    taxMicro,
    serviceChargeMicro,
    creditMicro,
    totalPayableMicro: beforeCreditMicro - creditMicro,
    taxAndServiceChargeMicro: taxMicro + serviceChargeMicro,
    taxRates,
    serviceCharges:
      serviceChargeMicro > 0
        ? [{ name: translate('Service fee', locale), amountMicro: serviceChargeMicro }]
        : [],
    cartDiscounts: discounts.map((discount) =>
      discount === freeDelivery && fullChargeMicro > 0
        ? { ...discount, deliverySavingMicro: fullChargeMicro }
        : discount,
    ),
    deliveryMinimumOrderValueMicro: merchant.deliveryInfo?.deliveryMinimumOrderValueMicro ?? 0,
    freeDeliveryOrderValueMicro: merchant.deliveryInfo?.freeDeliveryOrderValueMicro ?? null,
    pickupMinCartItemCount: merchant.pickupLimits.minCartItemCount,
    pickupMaxCartItemCount: merchant.pickupLimits.maxCartItemCount,
    pickupMinimumOrderValueMicro: merchant.pickupLimits.minimumOrderValueMicro,
    pickupMaximumOrderValueMicro: merchant.pickupLimits.maximumOrderValueMicro,
  };
}

function deliveryCharge(info: DeliveryInfo | null, subtotalMicro: number): number {
  const freeFrom = info?.freeDeliveryOrderValueMicro ?? null;
  if (freeFrom !== null && subtotalMicro >= freeFrom) return 0;
  return info?.deliveryChargeMicro ?? 0;
}
