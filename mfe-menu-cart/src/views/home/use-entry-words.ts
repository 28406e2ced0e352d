import type { ActiveEntry } from '@tiffin/contracts';
import { groupPath, merchantPaths, orderStatusPath } from '@tiffin/domain';
import { useFormat } from '@tiffin/i18n';
import { useMenuCartMessages } from '../use-menu-cart-messages';

type EntryWords = {
  readonly to: string;
  readonly fact: string;
  readonly note: string;
};

/** Returns a function that describes an active order, group or cart, and returns its link. */
export function useEntryWords(): (entry: ActiveEntry) => EntryWords {
  const t = useMenuCartMessages();
  const format = useFormat();
  return (entry) => {
    const { merchant } = entry;
    switch (entry.entityType) {
      case 'CART':
        return {
          to: merchantPaths(merchant.url).order,
          fact: t('now.cart', { merchant: merchant.name }),
          note: t('now.cartNote', {
            count: entry.itemCount,
            amount: format.money(entry.subtotalMicro, merchant.currencyCode),
          }),
        };
      case 'ORDER': {
        const at = entry.readyTime ?? entry.scheduledTime;
        return {
          to: orderStatusPath(merchant.url, entry.entityId, 'ID'),
          fact: t('now.order', { merchant: merchant.name }),
          note: at
            ? t('now.orderNote', { time: format.time(at, merchant.timeZone) })
            : t('now.orderNoteOpen'),
        };
      }
      case 'FULFILLMENT': {
        const { hostFirstName, orderByTime, isCurrentUserAdmin } = entry.fulfillmentDetails;
        const fact = isCurrentUserAdmin ? t('now.ownGroup') : t('now.group', { host: hostFirstName });
        return {
          to: groupPath(entry.entityId),
          fact,
          note: orderByTime
            ? t('now.groupNote', {
                merchant: merchant.name,
                time: format.time(orderByTime, merchant.timeZone),
              })
            : merchant.name,
        };
      }
    }
  };
}
