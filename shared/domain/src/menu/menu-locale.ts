import type { Locale, Menu } from '@tiffin/contracts';

/** The language of a menu. */
export type MenuLocale = {
  /** BCP 47, such as `en-CA`. */
  readonly tag: string;
  /** Whether it is the language of the reader's page. */
  readonly isReaders: boolean;
};

const standard = 'en_CA';

type MenuLanguages = Pick<Menu, 'supportedLocales' | 'defaultLocale'>;

/**
 * Returns the language of a menu for a reader of `locale`: the menu's first supported locale of that
 * language, else its default, else en_CA (specification 3 and 9).
 */
export function menuLocale({ supportedLocales, defaultLocale }: MenuLanguages, locale: Locale): MenuLocale {
  const own = [...supportedLocales, defaultLocale].find((one) => languageOf(one) === locale);
  const tag = tagOf(own ?? defaultLocale) ?? tagOf(standard) ?? locale;
  return { tag, isReaders: languageOf(tag) === locale };
}

/** Returns the languages that a menu can be switched to, as BCP 47 tags. Invalid ones and repetitions are left out. */
export function menuLocales({ supportedLocales, defaultLocale }: MenuLanguages): readonly string[] {
  return [...new Set([...supportedLocales, defaultLocale].flatMap((one) => tagOf(one) ?? []))];
}

/**
 * Returns the language of a menu that a reader has chosen, maybe on another menu: the same locale, else the first of
 * the same language; undefined if the menu has none.
 */
export function chosenMenuLocale(menu: MenuLanguages, chosen: string): string | undefined {
  const tags = menuLocales(menu);
  return (
    tags.find((tag) => tag === tagOf(chosen)) ?? tags.find((tag) => languageOf(tag) === languageOf(chosen))
  );
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
