import { setRequestLocale } from '@tiffin/api';
import { writeCookie } from '@tiffin/config';
import type { Locale } from '@tiffin/contracts';
import { bus } from '@tiffin/event-bus';
import { setLocale } from '@tiffin/i18n';

/** Stores the language in a cookie for later visits. */
export function keepLanguage(locale: Locale): void {
  writeCookie('language', locale);
}

/** Changes the language of the page, without a reload, and of all later requests. */
export async function chooseLanguage(locale: Locale): Promise<void> {
  keepLanguage(locale);
  setRequestLocale(locale);
  await setLocale(locale);
  bus.emit('localeChanged', { locale });
}
