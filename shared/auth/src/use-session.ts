import { useSyncExternalStore } from 'react';
import { session } from './session';
import type { SessionState } from './session-state';

/**
 * Returns the session state and renders the component again when it changes. While a page hydrates, this is what the
 * server knew: nobody.
 */
export function useSession(): SessionState {
  return useSyncExternalStore(session.subscribe, session.getState, readUnknown);
}

const unknown: SessionState = { status: 'initialising' };

function readUnknown(): SessionState {
  return unknown;
}
