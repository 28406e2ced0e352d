import { serverNow } from '@tiffin/api';
import { otherZoneName, useLocale } from '@tiffin/i18n';
import { useHydrated } from '@tiffin/screen-parts';
import { useStatusMessages } from './use-status-messages';

/**
 * Returns a sentence that names the zone of every time on the page, the merchant's, if the reader's clock
 * differs; otherwise undefined.
 */
export function useZoneNote(timeZone: string): string | undefined {
  const t = useStatusMessages();
  const locale = useLocale();
  const zone = useHydrated() ? otherZoneName(serverNow(), timeZone, locale) : undefined;
  return zone && t('zone', { zone });
}
