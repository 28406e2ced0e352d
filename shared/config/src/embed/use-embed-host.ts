import { useSyncExternalStore } from 'react';
import { getEmbedHost, onEmbedHostChanged } from './embed-host';
import type { EmbedHost } from './embed-host';

/** The host of this page, or null; renders again when that changes. */
export function useEmbedHost(): EmbedHost | null {
  return useSyncExternalStore(onEmbedHostChanged, getEmbedHost);
}
