import type { MerchantFulfillmentType, OrderStatusValue } from '@tiffin/contracts';

const handedOver: readonly OrderStatusValue[] = ['PREPARED', 'IN_TRANSIT', 'RECEIVED'];

const groups = { DELIVERY: 'state', IN_STORE: 'collect', DINE_IN: 'dineIn' } as const;

/** Returns the message key of a status. Some statuses have another sentence for pickup, and for a table. */
export function stateMessage(status: OrderStatusValue, type: MerchantFulfillmentType): string {
  return `${handedOver.includes(status) ? groups[type] : 'state'}.${status}`;
}
