import { otherZoneName, useFormat, useLocale } from '@tiffin/i18n';
import { useGroupMessages } from './use-group-messages';

/**
 * Returns a function that writes a group's times in its merchant's time zone. It names the zone if the
 * reader's clock differs.
 */
export function useGroupTime(timeZone: string | undefined): (at: string) => string {
  const t = useGroupMessages();
  const format = useFormat();
  const locale = useLocale();
  return (at) => {
    const time = format.time(at, timeZone);
    const zone = timeZone === undefined ? undefined : otherZoneName(at, timeZone, locale);
    return zone === undefined ? time : t('zoned', { time, zone });
  };
}
