import { useQueryClient } from '@tanstack/react-query';
import { LOCALES } from '@tiffin/contracts';
import type { Locale } from '@tiffin/contracts';
import { languageTag, useLocale } from '@tiffin/i18n';
import { useSearchParams } from '@tiffin/router';
import { chooseLanguage } from './choose-language';

/** Each language's name in that language. */
const NAMES: Readonly<Record<Locale, string>> = { en: 'English', zh: '繁體中文' };

type LanguageChoice = {
  readonly locale: Locale;
  readonly name: string;
  readonly tag: string;
  readonly isCurrent: boolean;
  readonly choose: () => void;
};

/** Returns the languages to choose from. A choice reads data again that services send in the current language. */
export function useLanguageChoice(): readonly LanguageChoice[] {
  const current = useLocale();
  const queryClient = useQueryClient();
  const [query, setQuery] = useSearchParams();
  const choose = async (locale: Locale): Promise<void> => {
    await chooseLanguage(locale);
    if (query.has('lang')) {
      const rest = new URLSearchParams(query);
      rest.delete('lang');
      setQuery(rest, { replace: true });
    }
    await queryClient.invalidateQueries();
  };
  return LOCALES.map((locale) => ({
    locale,
    name: NAMES[locale],
    tag: languageTag(locale),
    isCurrent: locale === current,
    choose: () => void choose(locale),
  }));
}
