import type { Locale } from '@tiffin/contracts';
import { languageTag } from '@tiffin/i18n';

/** Writes a date for the books, with its year: "22 November 2026 at 12:05", in a time zone. */
export function receiptDate(at: string, timeZone: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : languageTag(locale), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  }).format(new Date(at));
}
