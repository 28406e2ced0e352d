import { useQueryClient } from '@tanstack/react-query';
import { getConfig } from '@tiffin/config';
import { LOCALES, pageTranslation } from '@tiffin/contracts';
import type { Locale } from '@tiffin/contracts';
import { languageTag, useLocale } from '@tiffin/i18n';
import { useSearchParams } from '@tiffin/router';
import { chooseLanguage, openInLanguage } from './choose-language';

/** Each language's name in that language. */
const NAMES: Readonly<Record<Locale, string>> = { en: 'English', zh: '繁體中文' };

type LanguageChoice = {
  /** In BCP 47, for `lang`. */
  readonly tag: string;
  readonly name: string;
  readonly isCurrent: boolean;
  readonly choose: () => void;
};

/**
 * Returns the languages to choose from. A choice reads data again that services send in the current language. A language
 * that is added as data, and the way back from it, load the page again.
 */
export function useLanguageChoice(): readonly LanguageChoice[] {
  const locale = useLocale();
  const translation = pageTranslation()?.tag;
  const current = translation ?? locale;
  const queryClient = useQueryClient();
  const [query, setQuery] = useSearchParams();
  const choose = async (language: string): Promise<void> => {
    const chosen = LOCALES.find((one) => one === language);
    if (translation || !chosen) return openInLanguage(language);
    await chooseLanguage(chosen);
    if (query.has('lang')) {
      const rest = new URLSearchParams(query);
      rest.delete('lang');
      setQuery(rest, { replace: true });
    }
    await queryClient.invalidateQueries();
  };
  return Object.entries({ ...NAMES, ...getConfig().languages }).map(([language, name]) => ({
    tag: language === 'zh' ? languageTag(language) : language,
    name,
    isCurrent: language === current,
    choose: () => void choose(language),
  }));
}
