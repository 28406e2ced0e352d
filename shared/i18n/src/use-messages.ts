import type { i18n } from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { reportMissingMessage } from './report-missing-message';
import { useI18n } from './use-i18n';

/** Values for the `{{names}}` in a sentence; `count` chooses the plural. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** Returns the sentence of a key in the reader's language. */
export type Translate = (key: string, values?: MessageValues) => string;

/** Returns the translations of one namespace. Renders the component again when the language changes. */
export function useMessages(namespace: string): Translate {
  const instance = useI18n();
  const { t, i18n } = useTranslation(namespace, { i18n: instance });
  return useCallback(
    (key, values) => {
      expectMessage(i18n, namespace, key, values);
      return t(key, { ...values });
    },
    [t, i18n, namespace],
  );
}

/** Reports a key that is missing in the current language, even if English would replace it. */
export function expectMessage(
  instance: i18n,
  namespace: string,
  key: string,
  values: MessageValues = {},
): void {
  if (process.env.NODE_ENV === 'production') return;
  const lng = instance.language;
  if (instance.exists(key, { ...values, ns: namespace, lng, fallbackLng: [] })) return;
  reportMissingMessage(lng, namespace, key);
}
