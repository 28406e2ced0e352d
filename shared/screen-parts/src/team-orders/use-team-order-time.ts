import { serverNow } from '@tiffin/api';
import { otherZoneName, useFormat, useLocale } from '@tiffin/i18n';
import { useTeamOrderMessages } from './use-team-order-messages';

/**
 * Returns a function that writes a time of a team's order on the restaurant's clock, with the day unless it is
 * today, and with the zone if the reader's clock differs.
 */
export function useTeamOrderTime(timeZone: string): (at: string) => string {
  const t = useTeamOrderMessages();
  const format = useFormat();
  const locale = useLocale();
  return (at) => {
    const isToday = format.date(at, timeZone) === format.date(serverNow(), timeZone);
    const time = isToday ? format.time(at, timeZone) : format.dateTime(at, timeZone);
    const zone = otherZoneName(at, timeZone, locale);
    return zone === undefined ? time : t('zoned', { time, zone });
  };
}
