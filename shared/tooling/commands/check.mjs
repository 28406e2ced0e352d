import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError, runCommand } from './command-error.mjs';
import { install } from './install.mjs';
import { readArguments, wrong } from './read-arguments.mjs';
import { runJest } from './run-jest.mjs';
import { runAllSteps } from './run-steps.mjs';
import { boundaries, format, lint, types, unused, unusedInProduction } from './source-steps.mjs';
import { changedModules, contentsOf, keepPassed, readPassed } from './tests-to-run.mjs';
import { root } from './workspace-root.mjs';

const names = ['shell', ...readdirSync(root).filter((folder) => folder.startsWith('mfe-'))];
const usage = `npm run check -- <name>   checks one part: format, lint, boundaries, unused code, types, and the
                          unit tests that a change since they last passed can reach

Parts: ${names.join(', ')}.`;

await runCommand(async () => {
  const { words } = readArguments({ usage, mostWords: 1 });
  const [name] = words;
  if (!names.includes(name)) throw wrong(name ? `There is no part "${name}".` : 'Name a part.', usage);
  const cache = ['--incremental', '--tsBuildInfoFile', `.tiffin/cache/types-${name}.json`];
  const ofPart = ['--workspace', name];
  await runAllSteps(
    [
      { name: 'install', needs: [], work: install },
      types(`${name}/tsconfig.json`, cache),
      lint([name]),
      unused(ofPart),
      unusedInProduction(ofPart),
      boundaries([name]),
      format([name]),
      { name: 'unit tests', needs: ['install'], work: () => unitTests(name) },
    ],
    console.log,
  );
});

/**
 * Runs the tests that a change since they last passed can reach: all of them the first time.
 *
 * @param {string} name
 */
async function unitTests(name) {
  const passed = join(root, `.tiffin/cache/unit-tests-${name}.json`);
  const contents = contentsOf(root, [name, 'shared', ':!shared/decisions', 'pnpm-lock.yaml']);
  const changed = changedModules(readPassed(passed), contents);
  const tests = changed === undefined ? [`${name}/`] : await testsReaching(changed, name);
  if (tests.length === 0) console.log('Nothing that the tests read has changed since they passed.');
  else if ((await runJest(tests)).code !== 0)
    throw new CommandError('The output of jest is above, under "── unit tests".');
  keepPassed(passed, contents);
}

/** @param {readonly string[]} modules @param {string} name */
async function testsReaching(modules, name) {
  if (modules.length === 0) return [];
  const { code, output } = await runJest(
    ['--listTests', '--findRelatedTests', ...modules],
    {},
    { quiet: true },
  );
  if (code !== 0) throw new CommandError(output);
  const folder = `${join(root, name)}/`;
  return output.split('\n').filter((path) => path.startsWith(folder));
}
