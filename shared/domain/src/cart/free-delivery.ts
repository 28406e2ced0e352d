import type { FinancialInfo, FulfillmentType } from '@tiffin/contracts';

type DeliveredCart = {
  readonly fulfillmentType: FulfillmentType;
  readonly financialInfo: Pick<
    FinancialInfo,
    'deliveryChargeMicro' | 'freeDeliveryOrderValueMicro' | 'subtotalMicro'
  >;
};

export type FreeDelivery = {
  readonly isFree: boolean;
  /** Micro units still missing; null if delivery is already free or never becomes free. */
  readonly remainingMicro: number | null;
};

/**
 * Returns whether delivery is free (its charge is zero or nothing is delivered) and what is missing:
 * threshold minus subtotal.
 */
export function freeDelivery({ fulfillmentType, financialInfo }: DeliveredCart): FreeDelivery {
  const { deliveryChargeMicro, freeDeliveryOrderValueMicro, subtotalMicro } = financialInfo;
  if (fulfillmentType !== 'DELIVERY' || deliveryChargeMicro === 0)
    return { isFree: true, remainingMicro: null };
  if (freeDeliveryOrderValueMicro === null) return { isFree: false, remainingMicro: null };
  return { isFree: false, remainingMicro: Math.max(0, freeDeliveryOrderValueMicro - subtotalMicro) };
}
