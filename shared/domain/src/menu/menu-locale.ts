import type { Locale, Menu } from '@tiffin/contracts';

/** The language of a menu. */
export type MenuLocale = {
  /** BCP 47, such as `en-CA`. */
  readonly tag: string;
  /** Whether it is the language of the reader's page. */
  readonly isReaders: boolean;
};

const standard = 'en_CA';

/**
 * Returns the language of a menu for a reader of `locale`: the menu's first supported locale of that
 * language, else its default, else en_CA (specification 3 and 9).
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

/** Returns the BCP 47 tag of a locale; undefined for an invalid one. */
function tagOf(locale: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(locale.trim().replaceAll('_', '-'))[0];
  } catch {
    return undefined;
  }
}
