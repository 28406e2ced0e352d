import type { Locale } from '@tiffin/contracts';
import { TRANSLATIONS } from '../../seed/translations';

/** Returns a sentence of the seed data in the reader's language, or unchanged if there is no translation. */
export function translate(text: string, locale: Locale): string {
  return locale === 'zh' ? (TRANSLATIONS.get(text) ?? text) : text;
}
