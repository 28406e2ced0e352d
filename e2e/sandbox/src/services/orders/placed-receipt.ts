import type { Order } from '@tiffin/contracts';
import type { StoredOrder } from './stored-order';

/** Returns the receipt of an order as it was placed, with all its lines. */
export function placedReceipt({
  orderReceipt,
  refusals,
}: Pick<StoredOrder, 'orderReceipt' | 'refusals'>): Order['orderReceipt'] {
  return refusals?.[0]?.receiptBefore ?? orderReceipt;
}
