import type { Locale } from '@tiffin/contracts';
import { addMessages, createFormat, languageTag } from '@tiffin/i18n';
import type { Format } from '@tiffin/i18n';
import en from '../locales/offline.en.json';
import zh from '../locales/offline.zh.json';

addMessages('offline', 'en', en);
addMessages('offline', 'zh', zh);

type Values = Readonly<Record<string, string | number>>;

/** Translates outside of components. */
export type Speaker = {
  readonly language: string;
  readonly t: (key: string, options: Values & { readonly ns: string }) => string;
};

/** The words and formats of one copy. */
export type OfflineWords = {
  readonly t: (key: string, values?: Values) => string;
  readonly format: Format;
  readonly lang: string;
};

/** Returns the words of copies in a language. */
export function offlineWords(i18n: Pick<Speaker, 't'>, locale: Locale): OfflineWords {
  return {
    t: (key, values) => i18n.t(`copy.${key}`, { ...values, ns: 'offline' }),
    format: createFormat(locale),
    lang: languageTag(locale),
  };
}
