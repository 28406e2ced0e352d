import { breakpoint } from '@tiffin/ui';
import { useSyncExternalStore } from 'react';

const query = `(min-width: ${(breakpoint.tabletMax + 1) / 16}em)`;

/** Returns whether the page is wide enough for a side column. False on the server, and while its page hydrates. */
export function useIsDesktop(): boolean {
  return useSyncExternalStore(follow, read, () => false);
}

function follow(listener: () => void): () => void {
  const list = window.matchMedia(query);
  list.addEventListener('change', listener);
  return () => {
    list.removeEventListener('change', listener);
  };
}

function read(): boolean {
  return window.matchMedia(query).matches;
}
