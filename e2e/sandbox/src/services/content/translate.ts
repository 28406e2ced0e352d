import type { Locale } from '@tiffin/contracts';
import { TRANSLATIONS } from '../../seed/translations';

/** A sentence of the seed data in the reader's language; as it is where nobody translated it. */
export function translate(text: string, locale: Locale): string {
  return locale === 'zh' ? (TRANSLATIONS.get(text) ?? text) : text;
}
