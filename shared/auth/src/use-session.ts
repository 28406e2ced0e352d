import { useSyncExternalStore } from 'react';
import { session } from './session';
import type { SessionState } from './session-state';

/** Returns the session state and renders the component again when it changes. */
export function useSession(): SessionState {
  return useSyncExternalStore(session.subscribe, session.getState, session.getState);
}
