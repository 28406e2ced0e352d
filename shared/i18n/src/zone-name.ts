import type { Locale } from '@tiffin/contracts';
import { createFormat } from './create-format';
import type { Instant } from './create-format';

/** Chinese names of cities by their time zone. Other cities keep the zone's name. */
const zhCities: Readonly<Record<string, string>> = {
  Toronto: '多倫多',
  Vancouver: '溫哥華',
  New_York: '紐約',
  Los_Angeles: '洛杉磯',
  Chicago: '芝加哥',
  London: '倫敦',
  Berlin: '柏林',
  Paris: '巴黎',
  Hong_Kong: '香港',
  Taipei: '台北',
  Singapore: '新加坡',
  Tokyo: '東京',
  Sydney: '悉尼',
};

/**
 * Returns "Toronto time" if the zone's clock differs from the reader's at an instant; otherwise undefined.
 */
export function otherZoneName(at: Instant, timeZone: string, locale: Locale): string | undefined {
  // Chinese has one clock for all regions.
  const { dateTime } = createFormat('zh');
  if (dateTime(at, timeZone) === dateTime(at)) return undefined;
  return zoneName(timeZone, locale);
}

/** The name of a zone as people say it: "Toronto time" for "America/Toronto". */
export function zoneName(timeZone: string, locale: Locale): string {
  const city = timeZone.slice(timeZone.lastIndexOf('/') + 1);
  return locale === 'zh'
    ? `${zhCities[city] ?? city.replaceAll('_', ' ')}時間`
    : `${city.replaceAll('_', ' ')} time`;
}
