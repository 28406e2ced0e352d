import type { Locale, Menu } from '@tiffin/contracts';

/** The language in which a menu comes. */
export type MenuLocale = {
  /** BCP 47, such as `en-CA`. */
  readonly tag: string;
  /** Whether it is the language of the reader's page. */
  readonly isReaders: boolean;
};

const standard = 'en_CA';

/**
 * The language of a menu for somebody who reads `locale`: the menu's first supported locale of that language, else its
 * default, which is en_CA where nothing is said (specification 3 and 9).
 */
export function menuLocale(
  { supportedLocales, defaultLocale }: Pick<Menu, 'supportedLocales' | 'defaultLocale'>,
  locale: Locale,
): MenuLocale {
  const own = [...supportedLocales, defaultLocale].find((one) => languageOf(one) === locale);
  const tag = tagOf(own ?? defaultLocale) ?? tagOf(standard) ?? locale;
  return { tag, isReaders: languageOf(tag) === locale };
}

function languageOf(locale: string): string {
  return locale.trim().toLowerCase().split(/[_-]/)[0] ?? '';
}

/** Undefined where a text is no locale. */
function tagOf(locale: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(locale.trim().replaceAll('_', '-'))[0];
  } catch {
    return undefined;
  }
}
