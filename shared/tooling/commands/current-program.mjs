import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './workspace-root.mjs';

/** What decides, beside the sources, how a program is bundled: the versions of packages, and the bundler's options. */
const ALWAYS = [join(root, 'pnpm-lock.yaml'), fileURLToPath(new URL('bundle-program.mjs', import.meta.url))];

/**
 * Returns the file of a program of the workspace, bundled from its sources as they are now. It is made again only if one of them,
 * a package's version or the bundler has changed.
 *
 * @param {string} main the program's source, relative to the workspace
 * @param {string} [folder] where bundles are kept
 * @returns {Promise<string>}
 */
export async function currentProgram(main, folder = join(root, '.tiffin/programs')) {
  const file = join(folder, `${main.replaceAll(/[^\w-]+/g, '-')}.mjs`);
  const inputsFile = `${file}.json`;
  if (existsSync(inputsFile) && readInputs(inputsFile).every(([path, state]) => stateOf(path) === state))
    return file;
  const { bundleProgram } = await import('./bundle-program.mjs');
  mkdirSync(folder, { recursive: true });
  const made = `${file}.${randomUUID()}`;
  const began = Date.now();
  const paths = await bundleProgram(join(root, main), made);
  // Another process may do the same. Neither sees half a file, and a program is never newer than its list of sources.
  renameSync(made, file);
  const inputs = [...paths.map((path) => join(process.cwd(), path)), ...ALWAYS];
  writeFileSync(made, JSON.stringify(inputs.map((path) => [path, stateOf(path, began)])));
  renameSync(made, inputsFile);
  return file;
}

/** @returns {readonly (readonly [path: string, state: string])[]} */
function readInputs(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** A file that changed after `before`, in milliseconds since 1970, has no state that it could keep. */
function stateOf(path, before = Infinity) {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats && stats.mtimeMs < before ? `${stats.size} ${stats.mtimeMs}` : 'changed';
}
