import { FLAG_DEFAULTS } from '@tiffin/config';
import type { FlagKey } from '@tiffin/config';

/** Returns whether a name is a known flag. */
export function isFlagKey(name: string): name is FlagKey {
  return Object.hasOwn(FLAG_DEFAULTS, name);
}
