import type { Locale } from '@tiffin/contracts';
import { keepI18n } from './current-i18n';
import type { I18n } from './i18n';
import { languageTag } from './language-tag';
import { onMessages, revisionOf, speak } from './message-catalogue';
import { withPreviousI18n } from './previous-i18n';
import type { PreviousI18n } from './previous-i18n';
import { translate } from './translate';
import type { Translate } from './translate';

/** Translations, and the revision of their namespace for which they were made. */
type Known = { readonly revision: number; readonly translate: Translate };

/**
 * Creates an instance for `locale` and makes it the current one. With `ownsPage` false the page is a partner's, so its
 * `lang` is not changed.
 */
export function createI18n(locale: Locale, { ownsPage = true } = {}): I18n {
  let language = locale;
  const known = new Map<string, Known>();
  const listeners = new Set<() => void>();
  speak(locale);
  if (ownsPage) writeDocumentLanguage(locale);
  const own: Omit<I18n, keyof PreviousI18n> = {
    get language() {
      return language;
    },
    firstLanguage: locale,
    setLanguage: (next) => {
      language = next;
      if (ownsPage) writeDocumentLanguage(next);
      listeners.forEach((listener) => {
        listener();
      });
    },
    messages: (namespace, spoken = language) => {
      const revision = revisionOf(namespace);
      const name = `${spoken}:${namespace}`;
      const before = known.get(name);
      if (before?.revision === revision) return before.translate;
      const made: Translate = (key, values) => translate(spoken, namespace, key, values);
      known.set(name, { revision, translate: made });
      return made;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      const leave = onMessages(listener);
      return () => {
        listeners.delete(listener);
        leave();
      };
    },
  };
  const instance = withPreviousI18n(own);
  keepI18n(instance);
  return instance;
}

function writeDocumentLanguage(locale: Locale): void {
  if (typeof document === 'undefined') return;
  document.documentElement.lang = languageTag(locale);
}
