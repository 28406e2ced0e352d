import type { Locale } from '@tiffin/contracts';
import { bus } from '@tiffin/event-bus';

let locale: Locale = 'en';
bus.on('localeChanged', (fact) => setRequestLocale(fact.locale));

/** The language in which services are asked for titles and messages; `localeChanged` sets it too. */
export function setRequestLocale(next: Locale): void {
  locale = next;
}

/**
 * Accept-Language of the next call: the page's language, or another one in BCP 47. English stays the fallback with
 * quality 0.9 (specification 7).
 */
export function acceptLanguage(language: string = locale): string {
  return language === 'en' ? 'en;q=0.9' : `${language},en;q=0.9`;
}
