import { languageTag, useFormat, useLocale } from '@tiffin/i18n';
import { useStatusMessages } from './use-status-messages';

/** Returns the name of the times' zone if the reader's clock differs; otherwise undefined. */
export function useZoneNote(timeZone: string): string | undefined {
  const t = useStatusMessages();
  const locale = useLocale();
  const format = useFormat();
  const now = Date.now();
  if (format.dateTime(now, timeZone) === format.dateTime(now)) return undefined;
  const zone = new Intl.DateTimeFormat(languageTag(locale), { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(now)
    .find(({ type }) => type === 'timeZoneName');
  return zone && t('zone', { zone: zone.value });
}
