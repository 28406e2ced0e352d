import { useQuery } from '@tanstack/react-query';
import { fulfillmentQueries } from '@tiffin/api';
import type { Fulfillment } from '@tiffin/contracts';
import { lazyScreen } from '@tiffin/federation';
import { useFormat } from '@tiffin/i18n';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { SplitNote } from '../split-note';
import { useGroupMessages } from '../use-group-messages';
import { useGroupTime } from '../use-group-time';
import { useWhereAndWhen } from '../use-where-and-when';
import type { SettingName } from './setting-name';

const PaymentNote = lazyScreen<{ group: Fulfillment }>(() =>
  import(/* webpackChunkName: "group-settings" */ './payment-note').then((m) => ({ View: m.PaymentNote })),
);

/** Returns what the row of each setting shows. */
export function useSettingNotes(group: Fulfillment): Readonly<Record<SettingName, ReactNode>> {
  const t = useGroupMessages();
  const time = useGroupTime(group.merchant.timeZone);
  const { where, when } = useWhereAndWhen(group);
  return {
    split: <SplitNote group={group} />,
    payment: group.ownerPaymentOptions ? (
      <Suspense>
        <PaymentNote group={group} />
      </Suspense>
    ) : (
      t('settings.paymentLater')
    ),
    limit: t('limit.people', { count: group.guestMax }),
    deadline: group.orderByTime === null ? t('deadline.none') : time(group.orderByTime),
    time: when,
    delivery: (
      <span
        data-content={group.fulfillmentType === 'DELIVERY' && group.deliveryDetails.location ? '' : undefined}
      >
        {where}
      </span>
    ),
    tip: useTipNote(group),
  };
}

function useTipNote({ fulfillmentId, tip, costBreakdown, currencyCode }: Fulfillment): string {
  const t = useGroupMessages();
  const format = useFormat();
  const { data } = useQuery({
    ...fulfillmentQueries.tipOptions(fulfillmentId),
    meta: { context: 'getFulfillmentTipOptions', isHandled: true },
  });
  const percent = data?.find(({ id }) => id === tip.selectedTipOptionId)?.percent;
  if (costBreakdown.tipMicro === 0) return t(percent ? 'tip.percent' : 'tip.none', { percent: percent ?? 0 });
  const amount = format.money(costBreakdown.tipMicro, currencyCode);
  return percent === undefined ? amount : t('tip.both', { percent, amount });
}
