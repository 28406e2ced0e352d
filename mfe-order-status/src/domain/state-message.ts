import type { MerchantFulfillmentType, OrderStatusValue } from '@tiffin/contracts';
import { HAND_OVERS } from './hand-over';
import type { OrderEnding } from './order-ending';

const HANDED_OVER = ['PREPARED', 'IN_TRANSIT', 'RECEIVED'] as const;
type HandedOver = (typeof HANDED_OVER)[number];

/** The message key of a status, without the `.title` or `.note` at its end. */
export type StateMessage =
  | `state.${OrderStatusValue}`
  | `${'collect' | 'dineIn'}.${HandedOver}`
  | 'undelivered';

/**
 * Returns the message key of a status. Some statuses have another sentence for pickup, and for a table; an
 * order that nobody could bring has its own.
 */
export function stateMessage(
  status: OrderStatusValue,
  type: MerchantFulfillmentType,
  ending?: OrderEnding,
): StateMessage {
  if (ending === 'failed') return 'undelivered';
  const handedOver = HANDED_OVER.find((one) => one === status);
  return handedOver ? `${HAND_OVERS[type].sentences}.${handedOver}` : `state.${status}`;
}

/** Returns the message key of a status in the list of past ones. No courier is looked for any more. */
export function pastMessage(
  status: OrderStatusValue,
  type: MerchantFulfillmentType,
): 'courier.stopped' | `${StateMessage}.title` {
  return status === 'DELIVERY_CANCELED' ? 'courier.stopped' : `${stateMessage(status, type)}.title`;
}
