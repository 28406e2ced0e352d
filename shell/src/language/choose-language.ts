import { setRequestLocale } from '@tiffin/api';
import type { Locale } from '@tiffin/contracts';
import { bus } from '@tiffin/event-bus';
import { setLocale } from '@tiffin/i18n';
import { LOCALE_COOKIE } from '../domain/locale-choice';

const YEAR_S = 31_536_000;

/** Keeps the choice for the next visits. */
export function keepLanguage(locale: Locale): void {
  document.cookie = `${LOCALE_COOKIE}=${locale}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`;
}

/** Changes the language of everything on the page, without a reload, and of the answers from now on. */
export async function chooseLanguage(locale: Locale): Promise<void> {
  keepLanguage(locale);
  setRequestLocale(locale);
  await setLocale(locale);
  bus.emit('localeChanged', { locale });
}
