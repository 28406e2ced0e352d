import type { ActiveEntry } from '@tiffin/contracts';
import { addMessages, useFormat, useMessages } from '@tiffin/i18n';
import en from './locales/active-entries.en.json';
import zh from './locales/active-entries.zh.json';

addMessages('active-entries', 'en', en);
addMessages('active-entries', 'zh', zh);

type EntryWords = { readonly title: string; readonly note: string };

/** Returns a function that describes an active order, group order or cart. Every title or note names the merchant. */
export function useActiveEntryWords(): (entry: ActiveEntry) => EntryWords {
  const t = useMessages('active-entries');
  const format = useFormat();
  return (entry) => {
    const { name: merchant, currencyCode, timeZone } = entry.merchant;
    switch (entry.entityType) {
      case 'CART': {
        const amount = format.money(entry.subtotalMicro, currencyCode);
        return { title: t('cart', { merchant }), note: t('cartNote', { count: entry.itemCount, amount }) };
      }
      case 'ORDER': {
        const at = entry.readyTime ?? entry.scheduledTime;
        return {
          title: t('order', { merchant }),
          note: at === null ? t('orderNoteOpen') : t('orderNote', { time: format.time(at, timeZone) }),
        };
      }
      case 'FULFILLMENT': {
        const { hostFirstName: host, orderByTime, isCurrentUserAdmin } = entry.fulfillmentDetails;
        return {
          title: isCurrentUserAdmin ? t('ownGroup') : t('group', { host }),
          note:
            orderByTime === null
              ? merchant
              : t('groupNote', { merchant, time: format.time(orderByTime, timeZone) }),
        };
      }
    }
  };
}
