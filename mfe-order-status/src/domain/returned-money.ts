import type { Order } from '@tiffin/contracts';
import { isFree } from '@tiffin/domain';
import { isRefunded } from './is-refunded';

/** What is known of money that goes back for an order, in micro units. */
export type ReturnedMoney =
  /** To the payment method; `completedAt` says when it arrived. */
  | { readonly kind: 'amount'; readonly amountMicro: number; readonly completedAt: string | null }
  /** To the person's credit, at once. */
  | { readonly kind: 'credit'; readonly amountMicro: number }
  /** Nothing was charged. */
  | { readonly kind: 'nothing' }
  /** The service does not say how much and when. */
  | { readonly kind: 'unsaid' }
  /** The reader did not pay. */
  | { readonly kind: 'notTold' };

type ReturnedOrder = Pick<Order, 'orderReceipt' | 'orderStatus' | 'refunds'>;

/** Returns what goes back for an order that ended without food or lost a part; empty if nothing does. */
export function returnedMoney(order: ReturnedOrder): readonly ReturnedMoney[] {
  const { refunds, orderReceipt } = order;
  const known = (refunds ?? []).flatMap<ReturnedMoney>(({ amountMicro, creditMicro, completedAt }) => [
    ...(amountMicro > 0 ? [{ kind: 'amount' as const, amountMicro, completedAt }] : []),
    ...(creditMicro > 0 ? [{ kind: 'credit' as const, amountMicro: creditMicro }] : []),
  ]);
  if (known.length > 0 || !isRefunded(order)) return known;
  if (isFree(orderReceipt.totalMicro)) return [{ kind: 'nothing' }];
  return [{ kind: refunds === null ? 'notTold' : 'unsaid' }];
}

/** Returns what the total of a receipt is: paid, on its way back, or back. */
export function totalMeaning(order: ReturnedOrder): 'paid' | 'refund' | 'refunded' {
  if (!isRefunded(order) || isFree(order.orderReceipt.totalMicro)) return 'paid';
  const isBack = returnedMoney(order).every((part) =>
    part.kind === 'amount' ? part.completedAt !== null : part.kind === 'credit',
  );
  return isBack ? 'refunded' : 'refund';
}
