import { otherZoneName, useFormat, useLocale } from '@tiffin/i18n';
import { useGroupMessages } from './use-group-messages';

/** Writes a group's times by its merchant's clock, which is named where the reader's own shows another time. */
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
