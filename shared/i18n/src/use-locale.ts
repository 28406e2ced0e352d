import { useCallback, useSyncExternalStore } from 'react';
import { toLocale } from './locale';
import type { Locale } from '@tiffin/contracts';
import { useI18n } from './use-i18n';

/** Returns the reader's language. Renders the component again when it changes. */
export function useLocale(): Locale {
  const instance = useI18n();
  const subscribe = useCallback(
    (changed: () => void) => {
      instance.on('languageChanged', changed);
      return () => {
        instance.off('languageChanged', changed);
      };
    },
    [instance],
  );
  const read = () => toLocale(instance.language);
  return useSyncExternalStore(subscribe, read, read);
}
