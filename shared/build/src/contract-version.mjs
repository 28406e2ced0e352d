import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const CONTRACT = fileURLToPath(new URL('../../contracts/src/remote.ts', import.meta.url));

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

/**
 * Returns the format of the pages of a shell in a folder. It says so in `src/page-format.ts`.
 *
 * @param {string} dir
 * @returns {number | undefined} undefined for a folder without it
 */
export function pageFormatIn(dir) {
  const source = join(dir, 'src/page-format.ts');
  return existsSync(source) ? Number(read(/ PAGE_FORMAT = (\d+);/, source)) : undefined;
}

function read(pattern, file = CONTRACT) {
  const found = pattern.exec(readFileSync(file, 'utf8'));
  if (!found) throw new Error(`${file} does not say ${pattern}.`);
  return found[1];
}
