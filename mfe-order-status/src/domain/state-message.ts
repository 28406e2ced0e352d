import type { MerchantFulfillmentType, OrderStatusValue } from '@tiffin/contracts';
import type { OrderEnding } from './order-ending';

const handedOver: readonly OrderStatusValue[] = ['PREPARED', 'IN_TRANSIT', 'RECEIVED'];

const groups = { DELIVERY: 'state', IN_STORE: 'collect', DINE_IN: 'dineIn' } as const;

/**
 * Returns the message key of a status. Some statuses have another sentence for pickup, and for a table; an
 * order that nobody could bring has its own.
 */
export function stateMessage(
  status: OrderStatusValue,
  type: MerchantFulfillmentType,
  ending?: OrderEnding,
): string {
  if (ending === 'failed') return 'undelivered';
  return `${handedOver.includes(status) ? groups[type] : 'state'}.${status}`;
}

/** Returns the message key of a status in the list of past ones. No courier is looked for any more. */
export function pastMessage(status: OrderStatusValue, type: MerchantFulfillmentType): string {
  return status === 'DELIVERY_CANCELED' ? 'courier.stopped' : `${stateMessage(status, type)}.title`;
}
