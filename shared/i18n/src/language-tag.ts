import { pageTranslation } from '@tiffin/contracts';
import type { Locale } from '@tiffin/contracts';

/** Returns the tag for `lang` attributes. Chinese texts use the traditional script. A translation stands for English. */
export function languageTag(locale: Locale): string {
  return locale === 'zh' ? 'zh-Hant' : (pageTranslation()?.tag ?? 'en');
}
