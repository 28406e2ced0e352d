import { readdirSync } from 'node:fs';
import { CommandError, runCommand } from './command-error.mjs';
import { install } from './install.mjs';
import { readArguments, wrong } from './read-arguments.mjs';
import { runJest } from './run-jest.mjs';
import { runAllSteps } from './run-steps.mjs';
import { boundaries, format, lint, types, unused, unusedInProduction } from './source-steps.mjs';
import { root } from './workspace-root.mjs';

const names = ['shell', ...readdirSync(root).filter((folder) => folder.startsWith('mfe-'))];
const usage = `npm run check -- <name>   checks one part: format, lint, boundaries, unused code, types, unit tests

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

/** @param {string} name */
async function unitTests(name) {
  const { code } = await runJest([`${name}/`]);
  if (code !== 0) throw new CommandError('The output of jest is above, under "── unit tests".');
}
