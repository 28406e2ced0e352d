import type { Fulfillment } from '@tiffin/contracts';
import { useGroupMessages } from './use-group-messages';
import { useGroupTime } from './use-group-time';

type WhereAndWhen = { readonly where: string; readonly when: string };

/** Returns where a group's order goes and when it is due, in words and in the merchant's time zone. */
export function useWhereAndWhen(
  group: Pick<Fulfillment, 'fulfillmentType' | 'deliveryDetails' | 'scheduledDetails' | 'merchant'>,
): WhereAndWhen {
  const t = useGroupMessages();
  const time = useGroupTime(group.merchant.timeZone);
  const { scheduledForTime } = group.scheduledDetails;
  const when = scheduledForTime === null ? t('when.soon') : t('when.at', { time: time(scheduledForTime) });
  if (group.fulfillmentType !== 'DELIVERY') return { where: t(`where.${group.fulfillmentType}`), when };
  return { where: group.deliveryDetails.location || t('where.missing'), when };
}
