import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What tests depend on: a hash by a file's path, and the version of Node. @typedef {Readonly<Record<string, string>>} Contents */

/** Jest knows who imports these. Any other file may decide what every test does: settings, Jest's own files, data. */
const IMPORTED = /\.tsx?$/;

/**
 * Returns the contents, as they are now, of all files that git does not ignore.
 *
 * @param {string} folder the root of the git repository
 * @param {readonly string[]} paths files and folders from the root, as git names them
 * @returns {Contents}
 */
export function contentsOf(folder, paths) {
  const git = (args, input) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', input, maxBuffer: 1 << 26 });
  const listed = git(['ls-files', '--cached', '--others', '--exclude-standard', ...paths]);
  const there = [...new Set(listed.split('\n'))].filter((path) => path && existsSync(join(folder, path)));
  const hashes = git(['hash-object', '--stdin-paths'], there.join('\n')).split('\n');
  return { Node: process.version, ...Object.fromEntries(there.map((path, at) => [path, hashes[at] ?? ''])) };
}

/**
 * Returns the modules that differ between two contents, whose tests are to run; undefined where any test may have another result.
 *
 * @param {Contents | undefined} before
 * @param {Contents} now
 * @returns {readonly string[] | undefined} paths from the root, sorted
 */
export function changedModules(before, now) {
  if (before === undefined) return undefined;
  const paths = [...new Set([...Object.keys(before), ...Object.keys(now)])];
  const changed = paths.filter((path) => before[path] !== now[path]).sort();
  return changed.every((path) => IMPORTED.test(path) && path in now) ? changed : undefined;
}

/** Returns the contents with which the tests passed; undefined before that. @param {string} file */
export function readPassed(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** @param {string} file @param {Contents} contents */
export function keepPassed(file, contents) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(contents));
}
