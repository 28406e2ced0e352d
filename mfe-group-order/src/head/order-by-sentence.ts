import type { Locale } from '@tiffin/contracts';
import { filled, textOf } from '@tiffin/screen-parts/head-parts';
import { createFormat, zoneName } from '@tiffin/i18n';
import { wordsOf } from './words';

/** A deadline as a service sent it. */
type Deadline = { readonly orderByTime: unknown; readonly timeZone: unknown };

/**
 * Says until when guests choose, with the day and the time zone: a page without a reader does not know theirs. Empty
 * without a deadline.
 */
export function orderBySentence({ orderByTime, timeZone }: Deadline, locale: Locale): string {
  const at = textOf(orderByTime);
  const zone = textOf(timeZone);
  if (at === undefined || zone === undefined) return '';
  const format = createFormat(locale);
  try {
    return filled(wordsOf(locale).orderBy, {
      time: format.time(at, zone),
      date: format.date(at, zone),
      zone: zoneName(zone, locale),
    });
  } catch {
    // Not an instant, or a time zone that this server does not know.
    return '';
  }
}
