import { useSyncExternalStore } from 'react';
import { isFlagOn, onFlagsChanged } from './current-flags';
import type { FlagKey } from './flag-defaults';

/** Whether a flag is on; renders again when that changes. */
export function useFlag(key: FlagKey): boolean {
  return useSyncExternalStore(onFlagsChanged, () => isFlagOn(key));
}
