import type { Locale } from '@tiffin/contracts';
import { createFormat } from './create-format';
import type { Instant } from './create-format';
import en from './locales/zones.en.json';
import { addMessages, addMessagesLater, findSentence } from './message-catalogue';
import { translate } from './translate';

addMessages('zones', 'en', en);
addMessagesLater('zones', 'zh', () => import(/* webpackChunkName: "zh-page" */ './locales/zones.zh.json'));

/**
 * Returns "Toronto time" if the zone's clock differs from the reader's at an instant; otherwise undefined.
 */
export function otherZoneName(at: Instant, timeZone: string, locale: Locale): string | undefined {
  // Chinese has one clock for all regions.
  const { dateTime } = createFormat('zh');
  if (dateTime(at, timeZone) === dateTime(at)) return undefined;
  return zoneName(timeZone, locale);
}

/** The name of a zone as people say it: "Toronto time" for "America/Toronto". A city without a name keeps the zone's. */
export function zoneName(timeZone: string, locale: Locale): string {
  const key = timeZone.slice(timeZone.lastIndexOf('/') + 1);
  const city = findSentence(locale, 'zones', key) ?? key.replaceAll('_', ' ');
  return translate(locale, 'zones', 'time', { city });
}
