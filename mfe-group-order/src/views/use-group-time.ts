import { serverNow } from '@tiffin/api';
import { otherZoneName, useFormat, useLocale } from '@tiffin/i18n';
import { useGroupMessages } from './use-group-messages';

/**
 * Returns a function that writes a group's times in its merchant's time zone, with their day unless that is today. It
 * names the zone if the reader's clock differs. `namesZone` is false while nobody knows that clock: on the server.
 */
export function useGroupTime(timeZone: string | undefined, namesZone = true): (at: string) => string {
  const t = useGroupMessages();
  const format = useFormat();
  const locale = useLocale();
  return (at) => {
    const isToday = format.date(at, timeZone) === format.date(serverNow(), timeZone);
    const day = format.date(at, timeZone);
    const clock = format.time(at, timeZone);
    const time = isToday ? clock : t('dayAndTime', { day, time: clock });
    const zone = namesZone && timeZone !== undefined ? otherZoneName(at, timeZone, locale) : undefined;
    return zone === undefined ? time : t('zoned', { time, zone });
  };
}
