import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const file = fileURLToPath(new URL('../../../contracts/src/remote.ts', import.meta.url));

/**
 * The contract that a build made now agrees to. Read as text: a build must not run the sources that it builds.
 *
 * @returns {number}
 */
export function contractVersion() {
  const found = /CONTRACT_VERSION = (\d+);/.exec(readFileSync(file, 'utf8'));
  if (!found) throw new Error(`${file} names no CONTRACT_VERSION.`);
  return Number(found[1]);
}
