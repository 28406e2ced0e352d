import type { OrderStatus } from '@tiffin/contracts';

/** Returns whether an order can be cancelled, from either spelling in its status (specification 3 and 4). */
export function isCancellable(status: Partial<Pick<OrderStatus, 'cancellable' | 'isCancellable'>>): boolean {
  return status.cancellable === true || status.isCancellable === true;
}
