import { merchantAvailability } from '@tiffin/domain';
import type { MerchantState } from '@tiffin/contracts';

/** Returns whether a merchant in this state takes orders while it is open (specification 4). */
export function acceptsOrders(state: MerchantState): boolean {
  return merchantAvailability({ open: true, state, nextOpenTime: null }, new Date(0)).accepts;
}
