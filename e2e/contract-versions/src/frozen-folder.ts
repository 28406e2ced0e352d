import { fileURLToPath } from 'node:url';

/** Returns the folder of a frozen contract: its types, and a remote built with it. */
export function frozenFolder(contract: number): string {
  return fileURLToPath(new URL(`../frozen/contract-${contract}`, import.meta.url));
}
