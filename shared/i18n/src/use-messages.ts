import { useSyncExternalStore } from 'react';
import type { Messages } from './messages';
import type { Translate } from './translate';
import { useI18n } from './use-i18n';

/**
 * Returns the translations of one namespace. Renders the component again when the language or the namespace's sentences
 * change. `M` is the type of its English messages: any other key is a type error.
 */
export function useMessages<M = Messages>(namespace: string): Translate<M> {
  const i18n = useI18n();
  const read = () => i18n.messages<M>(namespace);
  return useSyncExternalStore(i18n.subscribe, read, read);
}
