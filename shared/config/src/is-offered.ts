import type { Extension } from '@tiffin/contracts';
import { getConfig } from './current-config';

/** Returns whether the services of this site offer an extension of the specification. */
export function isOffered(extension: Extension): boolean {
  return !getConfig().missingExtensions?.includes(extension);
}
