import type { OrderSummary } from '@tiffin/contracts';
import { isCompanyBill, isFree, orderPhase } from '@tiffin/domain';

/** What an order in the history came to for its reader: the `total`, the reader’s `own` part of it, or what goes back. */
export type HistoryAmount = {
  readonly kind: 'total' | 'own' | 'company' | 'refund';
  readonly amountMicro: number;
};

/** Returns what the reader paid for an order of the history, in micro units. A service that does not say leaves the total. */
export function historyAmount({
  totalMicro,
  orderStatus,
  readerMoney,
}: Pick<OrderSummary, 'totalMicro' | 'orderStatus' | 'readerMoney'>): HistoryAmount {
  const amountMicro = readerMoney?.paidMicro ?? totalMicro;
  const phase = orderPhase(orderStatus);
  const isWithoutFood = phase === 'cancelled' || phase === 'rejected';
  if (isWithoutFood && !isFree(amountMicro)) return { kind: 'refund', amountMicro };
  if (readerMoney?.paymentMethod && isCompanyBill(readerMoney.paymentMethod))
    return { kind: 'company', amountMicro };
  return { kind: amountMicro === totalMicro ? 'total' : 'own', amountMicro };
}
