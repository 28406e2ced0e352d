import type { Locale } from '@tiffin/contracts';
import type { PreviousI18n } from './previous-i18n';
import type { Translate } from './translate';

/** The language of a page or of a partner's element, and the translations in it. */
export type I18n = PreviousI18n & {
  readonly language: Locale;
  /** The language in which the server has rendered the page. Instances of earlier packages have none. */
  readonly firstLanguage?: Locale;
  readonly setLanguage: (locale: Locale) => void;
  /**
   * Returns the translations of a namespace, by default in the current language: the same function until the language or
   * the namespace's sentences change. `Key` is the `MessageKey` of its English messages.
   */
  readonly messages: <Key extends string = string>(namespace: string, locale?: Locale) => Translate<Key>;
  /** Calls the listener when the language or any sentences change. Returns the function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
};
