import { getConfig } from '@tiffin/config';

/**
 * Returns whether this page can show a map: the site has a style, and the page is the shell's. A partner's page cannot
 * start the map's worker, because the worker's file is of another origin.
 */
export function hasMap(): boolean {
  const { map, origin: site } = getConfig();
  // The server renders only the shell's own pages.
  const origin = typeof window === 'undefined' ? site : window.location.origin;
  return map !== undefined && new URL(map.workerUrl).origin === origin;
}
