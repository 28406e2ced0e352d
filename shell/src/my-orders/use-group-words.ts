import type { Fulfillment } from '@tiffin/contracts';
import { groupRoles } from '@tiffin/domain';
import { otherZoneName, useFormat, useLocale } from '@tiffin/i18n';
import { useMyOrdersMessages } from './use-my-orders-messages';

/** Returns a function that says whose group order a cart is part of, and when it closes in the merchant's zone. */
export function useGroupWords(): (group: Fulfillment) => string {
  const t = useMyOrdersMessages();
  const format = useFormat();
  const locale = useLocale();
  return (group) => {
    const { host, merchant, orderByTime } = group;
    const whose = groupRoles(group).isHost ? t('inOwnGroup') : t('inGroup', { host: host.firstName });
    if (orderByTime === null) return whose;
    const time = format.time(orderByTime, merchant.timeZone);
    const zone = otherZoneName(orderByTime, merchant.timeZone, locale);
    return t('closing', { whose, time: zone === undefined ? time : t('zoned', { time, zone }) });
  };
}
