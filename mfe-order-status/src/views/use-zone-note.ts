import { languageTag, useFormat, useLocale } from '@tiffin/i18n';
import { useStatusMessages } from './use-status-messages';

/** Says whose clock the times follow where it is not the reader's. */
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
