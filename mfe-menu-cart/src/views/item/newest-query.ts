import { useNewestLocation } from '@tiffin/router';
import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

/** Renders the users of `useNewestQuery` at once. Called after a navigation. */
export function noteNewQuery(): void {
  listeners.forEach((listen) => {
    listen();
  });
}

/**
 * Returns the query of the newest location. The router renders a new location later, with everything on the page that depends
 * on it, and not at all if the person has gone back by then. Empty on the server, and while its page hydrates: dialogs
 * open in the browser.
 */
export function useNewestQuery(): URLSearchParams {
  const newest = useNewestLocation();
  const search = useSyncExternalStore(
    subscribe,
    () => newest().search,
    () => '',
  );
  return new URLSearchParams(search);
}

function subscribe(listen: () => void): () => void {
  listeners.add(listen);
  window.addEventListener('popstate', listen);
  return () => {
    listeners.delete(listen);
    window.removeEventListener('popstate', listen);
  };
}
