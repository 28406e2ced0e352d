import type { Order } from '@tiffin/contracts';
import { isCompanyBill, isFree, paidByReaderMicro, readOrder } from '@tiffin/domain';

/** What comes back if an order is cancelled, in micro units. */
export type CancelReturn = {
  /** To whom the most of it goes. `others`: the reader paid nothing, or the service does not say what. */
  readonly kind: 'card' | 'company' | 'credit' | 'others' | 'nothing';
  /** To the reader: to their card, off their company’s bill, or to their credit alone. */
  readonly amountMicro: number;
  /** To the reader’s credit, beside a card or a company. */
  readonly creditMicro: number;
  /** To the cards of the group’s guests. */
  readonly guestsMicro: number;
};

type CancelledOrder = Parameters<typeof readOrder>[0] & Pick<Order, 'paymentMethod'>;

/** Returns what comes back to the reader who cancels: what they paid themselves, never what others did. */
export function cancelReturn(order: CancelledOrder): CancelReturn {
  const { readerMoney, orderReceipt } = order;
  const { creditMicro } = orderReceipt;
  const guestsMicro = readerMoney?.role === 'PAYER' ? readerMoney.paidByGuestsMicro : 0;
  const paidMicro = paidByReaderMicro(readOrder(order));
  if (paidMicro !== undefined && !isFree(paidMicro))
    return {
      kind: isCompanyBill(readerMoney?.paymentMethod ?? order.paymentMethod) ? 'company' : 'card',
      amountMicro: paidMicro,
      creditMicro,
      guestsMicro,
    };
  const rest = { amountMicro: creditMicro, creditMicro: 0, guestsMicro };
  if (creditMicro > 0) return { kind: 'credit', ...rest };
  return { kind: paidMicro === undefined || guestsMicro > 0 ? 'others' : 'nothing', ...rest };
}
