import { useSyncExternalStore } from 'react';
import { getEmbedHost, onEmbedHostChanged } from './embed-host';
import type { EmbedHost } from './embed-host';

/** Returns the host of this page, or null. Renders the component again when that changes. */
export function useEmbedHost(): EmbedHost | null {
  return useSyncExternalStore(onEmbedHostChanged, getEmbedHost, () => null);
}
