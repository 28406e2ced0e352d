import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Returns the folder of a frozen contract: its API report, and a remote built with it. */
export function frozenFolder(contract: number): string {
  return fileURLToPath(new URL(`../frozen/contract-${contract}`, import.meta.url));
}

/** Returns the path of a contract's API report. */
export function reportFile(contract: number): string {
  return join(frozenFolder(contract), 'report.d.ts');
}
