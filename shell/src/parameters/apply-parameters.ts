import { readCookie, writeCookie } from '@tiffin/config';
import { pageTranslation } from '@tiffin/contracts';
import type { Locale } from '@tiffin/contracts';
import { additionalParameters } from '../domain/additional-parameters';
import { keepLanguage } from '../language/choose-language';

/** Stores the language and the additional parameters of the URL, once on load. */
export function applyParameters(search: string, locale: Locale): void {
  if (new URLSearchParams(search).has('lang')) keepLanguage(pageTranslation()?.tag ?? locale);
  const additional = additionalParameters(search, readCookie('additionalParameters'));
  if (additional !== null) writeCookie('additionalParameters', additional);
}
