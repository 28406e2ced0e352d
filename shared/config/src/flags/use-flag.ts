import { useSyncExternalStore } from 'react';
import { isFlagOn, onFlagsChanged } from './current-flags';
import type { FlagKey } from './flag-defaults';

/** Returns whether a flag is on. Renders the component again when that changes. */
export function useFlag(key: FlagKey): boolean {
  return useSyncExternalStore(onFlagsChanged, () => isFlagOn(key));
}
