import type { OrderStatusValue } from '@tiffin/contracts';

const collected: readonly OrderStatusValue[] = ['PREPARED', 'IN_TRANSIT', 'RECEIVED'];

/** Returns the message key of a status. Some statuses have another sentence for pickup. */
export function stateMessage(status: OrderStatusValue, isDelivery: boolean): string {
  return !isDelivery && collected.includes(status) ? `collect.${status}` : `state.${status}`;
}
