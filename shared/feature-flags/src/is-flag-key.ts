import { FLAG_DEFAULTS } from '@tiffin/config';
import type { FlagKey } from '@tiffin/config';

/** Whether a name is that of a flag of ours. */
export function isFlagKey(name: string): name is FlagKey {
  return Object.hasOwn(FLAG_DEFAULTS, name);
}
