import type { Fulfillment } from '@tiffin/contracts';
import { useFormat } from '@tiffin/i18n';
import type { TotalsRow } from '@tiffin/ui';
import { groupCosts } from '../../domain/group-costs';
import { hostPayment } from '../../domain/host-payment';
import { usePaymentMessages } from '../payment/use-payment-messages';
import { useGroupMessages } from '../use-group-messages';

/** Returns the rows of the group's total. */
export function useTotalRows(group: Fulfillment): readonly TotalsRow[] {
  const t = useGroupMessages();
  const tPayment = usePaymentMessages();
  const format = useFormat();
  const { costBreakdown: cost, currencyCode } = group;
  const { people, sharedMicro, savedMicro } = groupCosts(cost);
  const { hostMicro, guestsMicro } = hostPayment(group);
  const money = (micro: number) => format.money(micro, currencyCode);
  const rows: readonly (TotalsRow | false)[] = [
    { key: 'food', label: t('money.food', { count: people }), amountMicro: cost.itemSumMicro },
    savedMicro > 0 && { key: 'saved', label: t('money.saved'), amountMicro: -savedMicro, kind: 'off' },
    {
      key: 'shared',
      label: t('money.shared'),
      amountMicro: sharedMicro,
      info: t('money.sharedInfo', {
        delivery: money(cost.deliveryChargeMicro),
        service: money(cost.serviceChargeMicro),
        tip: money(cost.tipMicro),
      }),
    },
    { key: 'tax', label: t('money.tax'), amountMicro: cost.taxMicro },
    guestsMicro > 0 && {
      key: 'guests',
      label: tPayment('guests'),
      amountMicro: -guestsMicro,
      kind: 'off',
    },
    { key: 'total', label: t('money.total'), amountMicro: hostMicro, kind: 'total' },
  ];
  return rows.filter((row) => row !== false);
}
