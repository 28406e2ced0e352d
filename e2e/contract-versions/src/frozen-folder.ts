import { fileURLToPath } from 'node:url';

/** Where a version of the contract is kept: its types, and a remote built with it. */
export function frozenFolder(contract: number): string {
  return fileURLToPath(new URL(`../frozen/contract-${contract}`, import.meta.url));
}
