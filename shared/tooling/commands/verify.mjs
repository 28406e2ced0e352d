import { CommandError, runCommand } from './command-error.mjs';
import { buildAndDeploy } from './build-and-deploy.mjs';
import { changedFiles } from './changed-files.mjs';
import { install } from './install.mjs';
import { readArguments, wrong } from './read-arguments.mjs';
import { runJest } from './run-jest.mjs';
import { runPlaywright } from './run-playwright.mjs';
import { buildCatalogue } from './storybook.mjs';
import { run } from './run.mjs';
import { runAllSteps } from './run-steps.mjs';
import { CLOCKS, PARTS, partsFor, patternsOf } from '../verify/parts.mjs';
import { root } from './workspace-root.mjs';

const names = Object.keys(PARTS);
const usage = `npm run verify [-- <part> …]   runs the long proofs that npm test leaves out
npm run verify -- --changed    those that a change since main wants
  --since <branch>             compares with another branch or commit

Parts:
${Object.entries(PARTS)
  .map(([name, { proves }]) => `  ${name.padEnd(12)} ${proves}`)
  .join('\n')}`;
/** Keeps the report of the last `npm test`. */
const REPORT = { PLAYWRIGHT_JSON_OUTPUT_FILE: 'reports/verify.json' };
const options = { changed: { type: 'boolean' }, since: { type: 'string' } };

await runCommand(async () => {
  const { words, values } = readArguments({ usage, options, mostWords: names.length });
  const unknown = words.find((word) => !names.includes(word));
  if (unknown !== undefined) throw wrong(`Unknown part "${unknown}".`, usage);
  if (values.since !== undefined && !values.changed) throw wrong('--since needs --changed.', usage);
  if (values.changed && words.length > 0) throw wrong('--changed takes no parts.', usage);
  const chosen = values.changed ? partsFor(changedFiles(values.since ?? 'main', root)) : words;
  if (values.changed && chosen.length === 0) return console.log('No long proof is wanted.');
  const parts = names.filter((name) => chosen.length === 0 || chosen.includes(name));
  const builds = { name: 'builds', needs: ['install'], work: () => buildAndDeploy(console.log) };
  await runAllSteps(
    [
      { name: 'install', needs: [], work: install },
      ...(parts.some((name) => PARTS[name].journeys) ? [builds] : []),
      ...parts.flatMap(stepsOf),
    ],
    console.log,
  );
});

/** @param {string} name */
function stepsOf(name) {
  const { journeys, attacks, opensStories, hasClocks, command } = PARTS[name];
  const units = patternsOf(PARTS[name]);
  return [
    units.length > 0 && { name, needs: ['install'], work: () => ended(runJest(units)) },
    journeys && {
      name: `${name} (browser)`,
      needs: ['builds'],
      work: () => ended(runPlaywright('playwright', namesOf(journeys), REPORT)),
    },
    attacks && {
      name: `${name} (HTTP)`,
      needs: ['builds'],
      work: () => ended(runPlaywright('attacks', namesOf(attacks), REPORT)),
    },
    ...(hasClocks ? Object.entries(CLOCKS).map(atClock) : []),
    opensStories && { name, needs: ['install'], work: openStories },
    command && { name, needs: ['install'], work: () => ended(run(process.execPath, command)) },
  ].filter(Boolean);
}

/** Tests of a file run in another order each time. Jest prints the seed that repeats it. */
function atClock([clock, env]) {
  return { name: `clocks: ${clock}`, needs: ['install'], work: () => ended(runJest(['--randomize'], env)) };
}

async function openStories() {
  await buildCatalogue();
  await ended(runPlaywright('catalogue', [], {}));
}

/** @param {readonly string[]} journeys */
function namesOf(journeys) {
  return journeys.map((name) => `/${name}.spec.ts`);
}

async function ended(process) {
  const { code } = await process;
  if (code !== 0) throw new CommandError('Its output is above.');
}
