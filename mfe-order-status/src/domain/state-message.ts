import type { OrderStatusValue } from '@tiffin/contracts';

const collected: readonly OrderStatusValue[] = ['PREPARED', 'IN_TRANSIT', 'RECEIVED'];

/** The place of a status among the sentences: some read otherwise when the person collects the food. */
export function stateMessage(status: OrderStatusValue, isDelivery: boolean): string {
  return !isDelivery && collected.includes(status) ? `collect.${status}` : `state.${status}`;
}
