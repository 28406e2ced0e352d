import { useSyncExternalStore } from 'react';
import { isFlagOn, onFlagsChanged } from './current-flags';
import { FLAG_DEFAULTS } from './flag-defaults';
import type { FlagKey } from './flag-defaults';

/** Returns whether a flag is on. Renders the component again when that changes. */
export function useFlag(key: FlagKey): boolean {
  return useSyncExternalStore(
    onFlagsChanged,
    () => isFlagOn(key),
    () => FLAG_DEFAULTS[key],
  );
}
