import type { FulfillmentType } from '@tiffin/contracts';
import type { MerchantRecord } from './merchant-record';

/** Returns the fulfillment types of a group's order at a merchant. */
export function typeOptions(
  merchant: Pick<MerchantRecord, 'supportsDelivery' | 'supportsPickup' | 'supportsDineIn'>,
): FulfillmentType[] {
  return [
    ...(merchant.supportsDelivery ? (['DELIVERY'] as const) : []),
    ...(merchant.supportsPickup ? (['PICKUP'] as const) : []),
    ...(merchant.supportsDineIn ? (['DINE_IN'] as const) : []),
  ];
}
