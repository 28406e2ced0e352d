import { createInstance } from 'i18next';
import type { i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { keepI18n } from './current-i18n';
import { languageTag } from './language-tag';
import { toLocale } from './locale';
import type { Locale } from '@tiffin/contracts';
import { followMessages, speak } from './message-catalogue';

/**
 * Creates an instance for `locale` with every registered message and makes it the current one. With
 * `ownsPage` false the page is a partner's, so its `lang` is not changed.
 */
export function createI18n(locale: Locale, { ownsPage = true } = {}): i18n {
  speak(locale);
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    lng: locale,
    fallbackLng: 'en',
    supportedLngs: ['en', 'zh'],
    resources: {},
    initAsync: false,
    interpolation: { escapeValue: false },
    returnNull: false,
    react: { useSuspense: false, bindI18nStore: 'added' },
  });
  followMessages(({ namespace, locale: of, messages }) => {
    instance.addResourceBundle(of, namespace, messages, true, true);
  });
  if (ownsPage) {
    instance.on('languageChanged', writeDocumentLanguage);
    writeDocumentLanguage(locale);
  }
  keepI18n(instance);
  return instance;
}

function writeDocumentLanguage(language: string): void {
  if (typeof document === 'undefined') return;
  document.documentElement.lang = languageTag(toLocale(language));
}
