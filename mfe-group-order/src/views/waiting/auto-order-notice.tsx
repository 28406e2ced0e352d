import type { Fulfillment } from '@tiffin/contracts';
import { useFormat } from '@tiffin/i18n';
import { Banner } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { useGroupTime } from '../use-group-time';
import { useWaitingMessages } from './use-waiting-messages';

/** Renders to the host that the group will order by itself at its deadline, or why it did not. */
export function AutoOrderNotice({ group }: { readonly group: Fulfillment }): ReactElement | null {
  const t = useWaitingMessages();
  const format = useFormat();
  const time = useGroupTime(group.merchant.timeZone);
  const { autoOrder, notOrdered, orderByTime } = group;
  if (notOrdered) {
    return (
      <Banner tone="bad" role="alert">
        <b>{t('auto.notOrdered')}</b> {t('auto.because', { reason: notOrdered.message || t('auto.unknown') })}
      </Banner>
    );
  }
  if (!autoOrder || orderByTime === null) return null;
  const most = format.money(autoOrder.maxTotalMicro, group.currencyCode);
  return (
    <Banner tone="info" icon="clock">
      {t('auto.planned', { time: time(orderByTime), most })}
    </Banner>
  );
}
