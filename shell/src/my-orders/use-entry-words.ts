import type { ActiveEntry } from '@tiffin/contracts';
import { groupPath, merchantPaths, orderStatusPath } from '@tiffin/domain';
import { useFormat } from '@tiffin/i18n';
import { useMyOrdersMessages } from './use-my-orders-messages';

type EntryWords = { readonly to: string; readonly note: string };

/** Returns the link of an active entry, and the note next to the merchant's name. */
export function useEntryWords(): (entry: ActiveEntry) => EntryWords {
  const t = useMyOrdersMessages();
  const format = useFormat();
  return (entry) => {
    const { merchant } = entry;
    switch (entry.entityType) {
      case 'CART':
        return {
          to: merchantPaths(merchant.url).order,
          note: t('cart', {
            count: entry.itemCount,
            amount: format.money(entry.subtotalMicro, merchant.currencyCode),
          }),
        };
      case 'ORDER': {
        const at = entry.readyTime ?? entry.scheduledTime;
        return {
          to: orderStatusPath(merchant.url, entry.entityId, 'ID'),
          note: at ? t('orderAt', { time: format.time(at, merchant.timeZone) }) : t('order'),
        };
      }
      case 'FULFILLMENT': {
        const {
          hostFirstName: host,
          orderByTime,
          isCurrentUserAdmin,
          guestOrderId,
        } = entry.fulfillmentDetails;
        const whose = isCurrentUserAdmin ? t('ownGroup') : t('group', { host });
        return {
          to: guestOrderId ? orderStatusPath(merchant.url, guestOrderId, 'ID') : groupPath(entry.entityId),
          note: orderByTime
            ? t('groupUntil', { whose, time: format.time(orderByTime, merchant.timeZone) })
            : whose,
        };
      }
    }
  };
}
