import { useSyncExternalStore } from 'react';
import type { Translate } from './translate';
import { useI18n } from './use-i18n';

/**
 * Returns the translations of one namespace. Renders the component again when the language or the namespace's sentences
 * change. `Key` is the `MessageKey` of its English messages, so that types refuse a key that has no sentence.
 */
export function useMessages<Key extends string = string>(namespace: string): Translate<Key> {
  const i18n = useI18n();
  const read = () => i18n.messages<Key>(namespace);
  const readFirst = () => i18n.messages<Key>(namespace, i18n.firstLanguage);
  return useSyncExternalStore(i18n.subscribe, read, readFirst);
}
