import { readCookie, writeCookie } from '@tiffin/config';
import type { Locale } from '@tiffin/contracts';
import { additionalParameters } from '../domain/additional-parameters';
import { keepLanguage } from '../language/choose-language';

/** What the address of a page does once, on load: a language is kept, and who sent the person. */
export function applyParameters(search: string, locale: Locale): void {
  if (new URLSearchParams(search).has('lang')) keepLanguage(locale);
  const additional = additionalParameters(search, readCookie('additionalParameters'));
  if (additional !== null) writeCookie('additionalParameters', additional);
}
