import type { MerchantState } from '@tiffin/contracts';

/** Whether a merchant in this state takes orders from everybody while it is open. */
export function acceptsOrders(state: MerchantState): boolean {
  return state === 'ON' || state === 'DEBUG';
}
