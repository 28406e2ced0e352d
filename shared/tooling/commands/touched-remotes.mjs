import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files outside of every package that each build depends on. */
const OF_ALL = ['pnpm-lock.yaml', 'pnpm-workspace.yaml'];
const OURS = '@tiffin/';

/**
 * Returns the remotes that a change of these files touches: by their own files, or by a package that they depend on, tests included.
 *
 * @param {readonly string[]} files paths from the root
 * @param {string} root the workspace's folder
 * @returns {readonly string[]} sorted
 */
export function touchedRemotes(files, root) {
  const remotes = readdirSync(root)
    .filter((name) => name.startsWith('mfe-') && existsSync(join(root, name, 'package.json')))
    .sort();
  return remotes.filter((remote) => isTouched(remote, files, root));
}

/**
 * Returns whether a change of these files touches the shell, in the same way.
 *
 * @param {readonly string[]} files paths from the root
 * @param {string} root the workspace's folder
 */
export function touchesShell(files, root) {
  return isTouched('shell', files, root);
}

function isTouched(part, files, root) {
  if (files.some((file) => OF_ALL.includes(file))) return true;
  const folders = [part, ...dependenciesOf(part, root)].map((folder) => `${folder}/`);
  return files.some((file) => folders.some((folder) => file.startsWith(folder)));
}

/** Returns the folders of our packages that a package depends on, directly or not. */
function dependenciesOf(folder, root, found = new Set()) {
  const { dependencies = {}, devDependencies = {} } = readPackage(folder, root);
  // Whoever only tests a remote does not need what its dependencies are tested with.
  const names = found.size === 0 ? { ...dependencies, ...devDependencies } : dependencies;
  for (const name of Object.keys(names).filter((one) => one.startsWith(OURS))) {
    const next = `shared/${name.slice(OURS.length)}`;
    if (found.has(next) || !existsSync(join(root, next))) continue;
    found.add(next);
    dependenciesOf(next, root, found);
  }
  return found;
}

function readPackage(folder, root) {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
}
