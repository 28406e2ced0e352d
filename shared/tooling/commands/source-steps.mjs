import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { CommandError } from './command-error.mjs';
import { run } from './run.mjs';
import { root } from './workspace-root.mjs';

const tooling = 'shared/tooling';
const everything = ['shell', 'shared', 'e2e', ...readdirSync(root).filter((name) => name.startsWith('mfe-'))];

const LINT = ['-c', 'oxlint.config.mjs', '--deny-warnings', '--report-unused-disable-directives'];

/** The path of a tool of the workspace. @param {string} name */
export const bin = (name) => join(root, 'node_modules/.bin', name);

/** @typedef {import('./run-steps.mjs').Step} Step */

/** Arguments with which a tool reads again only files that changed. @param {string} name a folder or file of its own */
const cacheOf = (name) => ['--cache', '--cache-location', `.tiffin/cache/${name}`];

/** Steps that read sources, limited to some files or folders if they are given. */

/** @param {readonly string[]} [paths] @returns {Step} */
export const format = (paths = ['.']) =>
  tool('format', 'oxfmt', '--check', '--no-error-on-unmatched-pattern', ...paths);

/** @param {readonly string[]} [paths] @returns {Step} */
export const lint = (paths = ['.']) => tool('lint', 'oxlint', ...LINT, ...paths);

/** @param {readonly string[]} [paths] @returns {Step} */
export const boundaries = (paths = everything) =>
  tool('boundaries', 'depcruise', '-c', `${tooling}/dependency-cruiser.cjs`, ...paths);

/** @param {string} [project] @param {readonly string[]} [more] @returns {Step} */
export const types = (project = `${tooling}/tsconfig.all.json`, more = []) =>
  tool('types', 'tsc', '-p', project, ...more);

/** @param {readonly string[]} [more] @returns {Step} */
export const unused = (more = []) => knip('unused code', 'knip', more);

/** @param {readonly string[]} [more] @returns {Step} */
export const unusedInProduction = (more = []) =>
  knip('code that only tests use', 'knip-production', ['--production', ...more]);

/** @param {string} name @param {string} cache @param {readonly string[]} args @returns {Step} */
const knip = (name, cache, args) =>
  tool(name, 'knip', '-c', `${tooling}/knip.json`, ...cacheOf(cache), ...args);

/** @returns {Step} the step that writes the bill of materials and refuses licences that are not allowed */
export const licences = () =>
  step('licences', process.execPath, ['--import', 'tsx', `${tooling}/licences/main.ts`]);

/**
 * Returns a step that runs a tool of one thread.
 *
 * @param {string} name
 * @param {string} program
 * @param {readonly string[]} args
 * @returns {Step}
 */
function tool(name, program, ...args) {
  return step(name, bin(program), args);
}

/** @param {string} name @param {string} program @param {readonly string[]} args @returns {Step} */
function step(name, program, args) {
  const work = async (log) => {
    const { code, output } = await run(program, args, { quiet: true });
    if (output) log(output.trimEnd());
    if (code !== 0)
      throw new CommandError(`The output of ${basename(program)} is above, under "── ${name}".`);
  };
  return { name, needs: ['install'], hasOneThread: true, work };
}
