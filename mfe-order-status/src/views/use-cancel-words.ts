import type { Order } from '@tiffin/contracts';
import { useFormat } from '@tiffin/i18n';
import { cancelReturn } from '../domain/cancel-return';
import { useStatusMessages } from './use-status-messages';

type CancelWords = {
  readonly button: string;
  /** What happens to the food and to everybody's money. */
  readonly consequences: readonly string[];
  readonly done: string;
};

/** Returns in words what cancelling an order does, with what comes back to the reader. */
export function useCancelWords(order: Order): CancelWords {
  const t = useStatusMessages();
  const format = useFormat();
  const { kind, amountMicro, creditMicro, guestsMicro } = cancelReturn(order);
  const money = (micro: number) => format.money(micro, order.currencyCode);
  const amount = money(amountMicro);
  return {
    button: kind === 'card' ? t('cancel.button', { amount }) : t('cancel.confirm'),
    consequences: [
      t(`cancel.consequence.${kind}`, { amount }),
      ...(creditMicro > 0 ? [t('cancel.alsoCredit', { amount: money(creditMicro) })] : []),
      ...(guestsMicro > 0 ? [t('cancel.alsoGuests', { amount: money(guestsMicro) })] : []),
    ],
    done: kind === 'card' ? t('cancel.done', { amount }) : t('cancel.doneOther'),
  };
}
