import { useSyncExternalStore } from 'react';

/**
 * Returns false on the server and while its page hydrates, true afterwards and wherever nothing hydrates. For what only
 * the browser knows: storage, time zone, what it can do.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

function never(): () => void {
  return () => undefined;
}
