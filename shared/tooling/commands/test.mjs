import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildAndDeploy } from './build-and-deploy.mjs';
import { checkBudgets } from './check-budgets.mjs';
import { CommandError, runCommand } from './command-error.mjs';
import { ensureChromium } from './find-chromium.mjs';
import { install } from './install.mjs';
import { run } from './run.mjs';
import { countTests, forget, listFailures } from './test-reports.mjs';
import { root } from './workspace-root.mjs';

const bin = (name) => join(root, 'node_modules/.bin', name);
const tooling = 'shared/tooling';
const cruised = ['shell', 'shared', 'e2e', ...readdirSync(root).filter((name) => name.startsWith('mfe-'))];

/** Every step of "am I done?", cheapest first. Each runs only when those before it passed. */
const steps = [
  ['install', install],
  ['format', tool('prettier', '--check', '--log-level', 'warn', '.')],
  ['lint', tool('eslint', '-c', `${tooling}/eslint.config.mjs`, '.')],
  ['types', tool('tsc', '-p', `${tooling}/tsconfig.all.json`)],
  ['boundaries', tool('depcruise', '-c', `${tooling}/dependency-cruiser.cjs`, ...cruised)],
  ['unused code', tool('knip', '-c', `${tooling}/knip.json`)],
  ['unit tests', unitTests],
  ['builds', () => buildAndDeploy((line) => console.log(line))],
  ['byte budgets', checkBudgets],
  ['journeys', journeys],
];

await runCommand(async () => {
  const wanted = process.argv.slice(2);
  mkdirSync(join(root, 'reports'), { recursive: true });
  const times = [];
  for (const [name, work] of steps) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    console.log(`\n── ${name}`);
    const beganAt = Date.now();
    await work();
    times.push(`${((Date.now() - beganAt) / 1000).toFixed(1).padStart(7)} s  ${name}`);
  }
  console.log(`\nEverything passed.\n${times.join('\n')}`);
  if (wanted.length > 0) return;
  const { passed, failed } = countTests();
  console.log(`${passed} passed, ${failed} failed`);
});

function tool(name, ...args) {
  return async () => {
    const { code } = await run(bin(name), args);
    if (code !== 0) throw new CommandError(`FAILED: ${name}. What it found stands above.`);
  };
}

async function unitTests() {
  forget('jest.json');
  const args = ['-c', `${tooling}/jest.config.mjs`, '--silent', '--json', '--outputFile=reports/jest.json'];
  const { code } = await run(bin('jest'), args);
  if (code !== 0) throw new CommandError(`FAILED: unit tests.\n${listFailures('jest.json')}`);
}

async function journeys() {
  forget('playwright.json');
  const env = { CHROMIUM_PATH: await ensureChromium() };
  const playwright = join(root, 'e2e/journeys/node_modules/.bin/playwright');
  const { code } = await run(playwright, ['test', '-c', 'e2e/journeys/playwright.config.ts'], { env });
  if (code !== 0) throw new CommandError(`FAILED: journeys.\n${listFailures('playwright.json')}`);
}
