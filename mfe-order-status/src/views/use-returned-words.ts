import type { Order } from '@tiffin/contracts';
import { useFormat } from '@tiffin/i18n';
import { returnedMoney } from '../domain/returned-money';
import { usePaymentName } from './use-payment-name';
import { useStatusMessages } from './use-status-messages';

/** Returns in sentences what goes back for an order: how much, where to, and when. Empty if nothing does. */
export function useReturnedWords(order: Order): readonly string[] {
  const t = useStatusMessages();
  const format = useFormat();
  const { currencyCode, merchant } = order;
  const paymentMethod = order.readerMoney?.paymentMethod ?? order.paymentMethod;
  const payment = usePaymentName(paymentMethod);
  const way = wayOf(paymentMethod);
  const money = (micro: number) => format.money(micro, currencyCode);
  return returnedMoney(order).map((part) => {
    switch (part.kind) {
      case 'amount': {
        const amount = money(part.amountMicro);
        if (part.completedAt === null) return t(`returned.coming.${way}`, { amount, payment });
        return t(`returned.arrived.${way}`, {
          amount,
          payment,
          date: format.date(part.completedAt, merchant.timeZone),
        });
      }
      case 'credit':
      case 'guestCards':
        return t(`returned.${part.kind}`, { amount: money(part.amountMicro) });
      case 'waived':
        return t('returned.waived', { host: part.host });
      case 'settled':
        return t('returned.settled', { host: part.host, amount: money(part.amountMicro) });
      case 'nothing':
      case 'unsaid':
      case 'notTold':
        return t(`returned.${part.kind}`);
    }
  });
}

function wayOf({
  cardDisplayDetails,
  paymentMethodIdentifier,
}: Order['paymentMethod']): 'card' | 'company' | 'other' {
  if (cardDisplayDetails) return 'card';
  return paymentMethodIdentifier.paymentOptionType === 'INVOICE' ? 'company' : 'other';
}
