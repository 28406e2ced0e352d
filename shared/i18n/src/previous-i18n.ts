import type { Locale } from '@tiffin/contracts';
import { toLocale } from './locale';
import { findSentence } from './message-catalogue';
import { translate } from './translate';
import type { MessageValues } from './translate';

type Options = MessageValues & { readonly ns: string };
type Listener = (language: Locale) => void;

type Instance = {
  readonly language: Locale;
  readonly setLanguage: (locale: Locale) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

/** What remotes of contract 2 may call of the i18next instance that pages had. It is removed together with that contract. */
export type PreviousI18n = {
  readonly t: (key: string, options: Options) => string;
  readonly exists: (key: string, options: Options) => boolean;
  readonly changeLanguage: (locale: string) => Promise<void>;
  readonly on: (name: 'languageChanged', listener: Listener) => void;
  readonly off: (name: 'languageChanged', listener: Listener) => void;
};

/** Adds to an instance what remotes of contract 2 may call. */
export function withPreviousI18n<Own extends Instance>(instance: Own): Own & PreviousI18n {
  const ends = new Map<Listener, () => void>();
  const previous: PreviousI18n = {
    t: (key, { ns, ...values }) => translate(instance.language, ns, key, values),
    exists: (key, { ns, count }) =>
      [instance.language, 'en' as const].some((locale) => findSentence(locale, ns, key, count) !== undefined),
    changeLanguage: async (locale) => instance.setLanguage(toLocale(locale)),
    on: (_, listener) => {
      let was = instance.language;
      const changed = () => {
        if (instance.language === was) return;
        was = instance.language;
        listener(was);
      };
      ends.set(listener, instance.subscribe(changed));
    },
    off: (_, listener) => {
      ends.get(listener)?.();
      ends.delete(listener);
    },
  };
  // The instance keeps its getter.
  return Object.assign(instance, previous);
}
