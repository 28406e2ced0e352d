import { setRequestLocale } from '@tiffin/api';
import { writeCookie } from '@tiffin/config';
import type { Locale } from '@tiffin/contracts';
import { bus } from '@tiffin/event-bus';
import { setLocale } from '@tiffin/i18n';

/** Stores the language in a cookie for later visits. */
export function keepLanguage(language: string): void {
  writeCookie('language', language);
}

/** Loads the page again in another language. The new page stores it. */
export function openInLanguage(language: string): void {
  const url = new URL(window.location.href);
  url.searchParams.set('lang', language);
  window.location.assign(url);
}

/** Changes the language of the page, without a reload, and of all later requests. */
export async function chooseLanguage(locale: Locale): Promise<void> {
  keepLanguage(locale);
  setRequestLocale(locale);
  await setLocale(locale);
  bus.emit('localeChanged', { locale });
}
