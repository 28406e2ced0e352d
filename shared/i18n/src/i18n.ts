import type { Locale } from '@tiffin/contracts';
import type { PreviousI18n } from './previous-i18n';
import type { Translate } from './translate';

/** The language of a page or of a partner's element, and the translations in it. */
export type I18n = PreviousI18n & {
  readonly language: Locale;
  readonly setLanguage: (locale: Locale) => void;
  /**
   * Returns the translations of a namespace: the same function until the language or the namespace's sentences change.
   * `Key` is the `MessageKey` of its English messages.
   */
  readonly messages: <Key extends string = string>(namespace: string) => Translate<Key>;
  /** Calls the listener when the language or any sentences change. Returns the function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
};
