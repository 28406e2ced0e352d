import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const file = fileURLToPath(new URL('../../contracts/src/remote.ts', import.meta.url));

/**
 * Returns the contract of a build made now. Parses it as text: a build must not run the sources that it builds.
 *
 * @returns {number}
 */
export function contractVersion() {
  return Number(read(/ CONTRACT_VERSION = (\d+);/));
}

/**
 * Returns the contracts that a shell built now supports.
 *
 * @returns {readonly number[]}
 */
export function spokenContracts() {
  return read(/ SPOKEN_CONTRACTS: [^=]+ = \[([\d, ]+)\];/)
    .split(',')
    .map(Number);
}

function read(pattern) {
  const found = pattern.exec(readFileSync(file, 'utf8'));
  if (!found) throw new Error(`${file} does not say ${pattern}.`);
  return found[1];
}
