import { serverNow } from '@tiffin/api';
import type { ActiveEntry } from '@tiffin/contracts';
import { orderPhase, promisedTime } from '@tiffin/domain';
import { addMessages, otherZoneName, useFormat, useLocale, useMessages } from '@tiffin/i18n';
import type { MessageKey } from '@tiffin/i18n';
import en from './locales/active-entries.en.json';
import zh from './locales/active-entries.zh.json';
import { promiseText } from './promise-text';

addMessages('active-entries', 'en', en);
addMessages('active-entries', 'zh', zh);

type EntryWords = { readonly title: string; readonly note: string };

/**
 * Returns a function that describes an active order, group order or cart. Every title or note names the
 * merchant. Times are in the merchant's zone, which is named if the reader's clock differs.
 */
export function useActiveEntryWords(): (entry: ActiveEntry) => EntryWords {
  const t = useMessages<MessageKey<typeof en>>('active-entries');
  const format = useFormat();
  const locale = useLocale();
  const zoned = (time: string, at: string, timeZone: string) => {
    const zone = otherZoneName(at, timeZone, locale);
    return zone === undefined ? time : t('zoned', { time, zone });
  };
  return (entry) => {
    const { name: merchant, currencyCode, timeZone } = entry.merchant;
    switch (entry.entityType) {
      case 'CART': {
        const amount = format.money(entry.subtotalMicro, currencyCode);
        return { title: t('cart', { merchant }), note: t('cartNote', { count: entry.itemCount, amount }) };
      }
      case 'ORDER': {
        const { orderStatus: status, fulfillmentType: type, promisedTimeRange = null } = entry;
        const title = t('order', { merchant });
        const phase = orderPhase(status);
        if (phase === 'done') return { title, note: t(`done.${type}`) };
        if (phase !== 'active') return { title, note: t(phase) };
        const promised = promisedTime({ ...entry, status, type, promisedTimeRange });
        const now = serverNow();
        // The order's own page says how late it is.
        if (promised === null || Date.parse(promised.to) < now) return { title, note: t('track') };
        const time = promiseText(promised, timeZone, { format, now });
        return { title, note: t(promised.kind, { time: zoned(time, promised.from, timeZone) }) };
      }
      case 'FULFILLMENT': {
        const { hostFirstName: host, orderByTime, isCurrentUserAdmin } = entry.fulfillmentDetails;
        return {
          title: isCurrentUserAdmin ? t('ownGroup') : t('group', { host }),
          note:
            orderByTime === null
              ? merchant
              : t('groupNote', {
                  merchant,
                  time: zoned(format.time(orderByTime, timeZone), orderByTime, timeZone),
                }),
        };
      }
    }
  };
}
