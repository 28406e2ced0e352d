import { getConfig } from '@tiffin/config';

/**
 * Returns whether this page can show a map: the site has a style, and the page is the shell's. A partner's page cannot
 * start the map's worker, because the worker's file is of another origin.
 */
export function hasMap(): boolean {
  const { map } = getConfig();
  return map !== undefined && new URL(map.workerUrl).origin === window.location.origin;
}
