import { getConfig } from '@tiffin/config';
import type { Extension } from '@tiffin/contracts';

/** Returns whether the services of this site offer an extension of the specification. */
export function isOffered(extension: Extension): boolean {
  return !getConfig().missingExtensions?.includes(extension);
}
