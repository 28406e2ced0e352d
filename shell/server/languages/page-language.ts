import type { Locale } from '@tiffin/contracts';
import { translated } from '@tiffin/screen-parts/head-parts';
import { chooseLanguage } from '../../src/domain/language-choice';
import type { Language } from './language';

/** The language of a page. With a translation, the locale is English, which stands for what the translation lacks. */
export type PageLanguage = { readonly locale: Locale; readonly translation?: Language | undefined };

/** Returns the language of a page for what its URL, cookie and browser say. */
export function pageLanguage(
  said: Parameters<typeof chooseLanguage>[0],
  languages: readonly Language[],
): PageLanguage {
  const chosen = chooseLanguage(
    said,
    languages.map(({ tag }) => tag),
  );
  const translation = languages.find(({ tag }) => tag === chosen);
  return { locale: chosen === 'zh' ? 'zh' : 'en', translation };
}

/** Returns the language of a page as its URL names it. */
export function languageOf({ locale, translation }: PageLanguage): string {
  return translation?.tag ?? locale;
}

/** Returns the sentences of a namespace that the server itself writes. */
export function pageWords<Words extends Parameters<typeof translated>[0]>(
  namespace: string,
  words: Readonly<Record<Locale, Words>>,
  { locale, translation }: PageLanguage,
): Words {
  return translation ? translated(words.en, namespace, translation) : words[locale];
}
