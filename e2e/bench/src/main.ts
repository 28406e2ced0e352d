import { parseArgs } from 'node:util';
import { benchBuild } from './clone/build-bench';
import { benchStart } from './clone/start-bench';
import { benchDeploy } from './deploy/deploy-bench';
import { benchNavigation } from './page/navigation-bench';
import { benchPage } from './page/page-bench';
import { benchRegistry } from './page/registry-bench';
import { benchRules } from './rules/rules-bench';
import { benchSession } from './session/session-bench';
import { benchShell } from './shell/shell-bench';
import { benchService } from './service/service-bench';

const { values } = parseArgs({
  options: { only: { type: 'string' }, runs: { type: 'string', default: '7' } },
});
const runs = Number(values.runs);
const parts = new Map([
  ['page', () => benchPage(runs)],
  ['registry', () => benchRegistry(runs)],
  ['navigation', () => benchNavigation(runs)],
  ['start', benchStart],
  ['build', benchBuild],
  ['deploy', () => benchDeploy(runs)],
  ['service', () => benchService(runs)],
  ['rules', () => benchRules(runs)],
  ['session', () => benchSession(runs)],
  ['shell', () => benchShell(runs)],
]);
const wanted = values.only?.split(',') ?? [...parts.keys()];
const unknown = wanted.filter((name) => !parts.has(name));
if (unknown.length > 0 || !Number.isInteger(runs) || runs < 1) {
  console.error(`Usage: npm run bench -- [--only ${[...parts.keys()].join(',')}] [--runs 7]`);
  process.exit(2);
}
// Figures to read, nothing to pass: a busy machine is slow and not wrong.
for (const name of wanted) await parts.get(name)?.();
