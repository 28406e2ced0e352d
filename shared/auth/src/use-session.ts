import { useSyncExternalStore } from 'react';
import { session } from './session';
import type { SessionState } from './session-state';

/** Who is here; the component renders again when that changes. */
export function useSession(): SessionState {
  return useSyncExternalStore(session.subscribe, session.getState, session.getState);
}
