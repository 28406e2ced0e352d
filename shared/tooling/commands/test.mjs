import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildAndDeploy } from './build-and-deploy.mjs';
import { changedFiles } from './changed-files.mjs';
import { checkBudgets } from './check-budgets.mjs';
import { CommandError, runCommand } from './command-error.mjs';
import { install } from './install.mjs';
import { keepRun, readLastRun } from './last-run.mjs';
import { readArguments, wrong } from './read-arguments.mjs';
import { runJest } from './run-jest.mjs';
import { runPlaywright } from './run-playwright.mjs';
import { runSteps, summarise } from './run-steps.mjs';
import { boundaries, format, licences, lint, types, unused, unusedInProduction } from './source-steps.mjs';
import { buildCatalogue } from './storybook.mjs';
import { countTests, failedPlaces, forget, listFailures } from './test-reports.mjs';
import { WITHOUT_LONG_PROOFS } from '../verify/parts.mjs';
import { root } from './workspace-root.mjs';

/**
 * Every step of "am I done?", cheapest first; of those side by side the longest first. A failed step stops only the
 * steps that need it. `only` limits the tests of a step: paths of unit tests, or places of browser tests.
 *
 * @param {(report: import('./test-reports.mjs').ReportName) => readonly string[]} [only]
 */
const stepsWith = (only = () => []) => [
  { name: 'install', needs: [], work: install },
  types(),
  format(),
  lint(),
  boundaries(),
  unused(),
  unusedInProduction(),
  licences(),
  { name: 'unit tests', needs: ['install'], work: () => unitTests(only('jest.json')) },
  { name: 'catalogue', needs: ['install'], work: () => catalogue(only('catalogue.json')) },
  { name: 'builds', needs: ['install'], work: () => buildAndDeploy((line) => console.log(line)) },
  { name: 'byte budgets', needs: ['builds'], work: checkBudgets },
  { name: 'attacks', needs: ['builds'], work: () => browserTests('attacks', only('attacks.json')) },
  {
    name: 'specified services',
    needs: ['builds'],
    work: () => browserTests('specified', only('specified.json')),
  },
  { name: 'journeys', needs: ['builds'], work: () => browserTests('playwright', only('playwright.json')) },
];
const steps = stepsWith();
const names = steps.map(({ name }) => name);
const usage = `npm test [-- <step> …]   runs every step, or only those that are named
  --only <words>         only unit tests with these words in their path, or browser tests in such files
npm test -- --failed     runs again what did not pass the last time
npm test -- --changed    checks what differs from main: format, lint, types, boundaries, and the
                         unit tests that reach a changed file; no browser
  --since <branch>       compares with another branch or commit

Steps: ${names.map((name) => (name.includes(' ') ? `"${name}"` : name)).join(', ')}.`;
const options = {
  changed: { type: 'boolean' },
  failed: { type: 'boolean' },
  only: { type: 'string' },
  since: { type: 'string' },
};

await runCommand(async () => {
  const { words, values } = readArguments({ usage, options, mostWords: steps.length });
  const unknown = words.find((word) => !names.includes(word));
  if (unknown !== undefined) throw wrong(`Unknown step "${unknown}".`, usage);
  if (values.since !== undefined && !values.changed) throw wrong('--since needs --changed.', usage);
  if (values.only !== undefined && words.length === 0) throw wrong('--only needs a step.', usage);
  if ((values.changed || values.failed) && words.length > 0)
    throw wrong(`--${values.changed ? 'changed' : 'failed'} takes no steps.`, usage);
  mkdirSync(join(root, 'reports'), { recursive: true });
  const last = readLastRun();
  const chosen = chooseSteps(words, values, last);
  if (chosen.length === 0)
    return console.log(
      last.install ? 'Everything passed the last time.' : 'There was no run on this machine.',
    );
  const isWhole = chosen.length === steps.length && !values.failed;
  const results = await runSteps(chosen, console.log, last);
  keepRun(results, { isPart: Boolean(values.only ?? values.failed ?? values.changed) });
  console.log(`\n${summarise(results)}`);
  const { passed, failed } = countTests();
  const counts = isWhole ? `\n${passed} passed, ${failed} failed` : '';
  const missed = results.filter(({ ended }) => ended !== 'passed').length;
  if (missed > 0) throw new CommandError(`${missed} of ${results.length} steps did not pass.${counts}`);
  const done = chosen.map(({ name }) => name).join(', ');
  console.log(`\n${isWhole ? 'Everything passed.' : `Passed: ${done}.`}${counts}`);
});

/** Returns the steps that the arguments name. What browser tests need is built before them. */
function chooseSteps(words, { changed, since, failed, only }, last) {
  if (changed) return stepsFor(changedFiles(since ?? 'main', root));
  if (!failed)
    return stepsWith(() => only?.split(' ') ?? []).filter(
      ({ name }) => words.length === 0 || words.includes(name),
    );
  const again = stepsWith(failedPlaces).filter(({ name }) => (last[name]?.ended ?? 'passed') !== 'passed');
  const needed = new Set(again.flatMap(({ name, needs }) => [name, ...needs]));
  return stepsWith(failedPlaces).filter(({ name }) => needed.has(name));
}

/** Returns the steps without a browser, limited to these files if a step supports that. */
function stepsFor(files) {
  const sources = files.filter((file) => /\.(?:tsx?|mjs|cjs|js)$/.test(file));
  const known = (name) => steps.filter((step) => step.name === name);
  return [
    ...known('install'),
    ...(files.length > 0 ? [format(files)] : []),
    ...(sources.length > 0 ? [lint(sources)] : []),
    ...known('types'),
    ...known('boundaries'),
    ...(sources.length > 0 ? [relatedTests(sources)] : []),
  ];
}

function relatedTests(sources) {
  const work = async () => {
    const { code } = await runJest(['--passWithNoTests', '--findRelatedTests', ...sources]);
    if (code !== 0) throw new CommandError('The output of jest is above, under "── unit tests".');
  };
  return { name: 'unit tests', needs: ['install'], work };
}

/** @param {readonly string[]} only */
async function unitTests(only) {
  forget('jest.json');
  const report = ['--json', '--outputFile=reports/jest.json'];
  const { code } = await runJest([...report, ...only], WITHOUT_LONG_PROOFS);
  if (code !== 0) throw new CommandError(listFailures('jest.json'));
}

/** Builds the catalogue and opens its stories. @param {readonly string[]} only */
async function catalogue(only) {
  await buildCatalogue();
  await browserTests('catalogue', only);
}

/** Runs the browser tests of one Playwright configuration. Its report has the same name. */
async function browserTests(name, only) {
  forget(`${name}.json`);
  const { code } = await runPlaywright(name, only, WITHOUT_LONG_PROOFS);
  if (code !== 0) throw new CommandError(listFailures(`${name}.json`));
}
