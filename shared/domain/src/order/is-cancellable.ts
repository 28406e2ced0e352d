import type { OrderStatus } from '@tiffin/contracts';

/** Whether an order can be cancelled: its status says so, in either spelling (specification 3 and 4). */
export function isCancellable(status: Partial<Pick<OrderStatus, 'cancellable' | 'isCancellable'>>): boolean {
  return status.cancellable === true || status.isCancellable === true;
}
