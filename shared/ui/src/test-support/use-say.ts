import { useLocale } from '@tiffin/i18n';

/** A sentence in both languages. */
export type Words = readonly [en: string, zh: string];

/** Returns a function that chooses between a story's sentences. Sentences of components are in `locales`. */
export function useSay(): (...words: Words) => string {
  const locale = useLocale();
  return (en, zh) => (locale === 'zh' ? zh : en);
}
