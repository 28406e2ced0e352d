import { useSyncExternalStore } from 'react';
import type { Locale } from '@tiffin/contracts';
import { useI18n } from './use-i18n';

/** Returns the reader's language. Renders the component again when it changes. */
export function useLocale(): Locale {
  const i18n = useI18n();
  const read = () => i18n.language;
  const readFirst = () => i18n.firstLanguage ?? i18n.language;
  return useSyncExternalStore(i18n.subscribe, read, readFirst);
}
