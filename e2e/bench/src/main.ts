import { runCommand } from '@tiffin/tooling/commands/command-error.mjs';
import { readArguments, wrong } from '@tiffin/tooling/commands/read-arguments.mjs';
import { benchBuild } from './clone/build-bench';
import { benchStart } from './clone/start-bench';
import { benchData } from './data/data-bench';
import { benchDeploy } from './deploy/deploy-bench';
import { benchDish } from './page/dish-bench';
import { benchNavigation } from './page/navigation-bench';
import { benchPage } from './page/page-bench';
import { benchRegistry } from './page/registry-bench';
import { benchRooms } from './rooms/rooms-bench';
import { benchRules } from './rules/rules-bench';
import { benchSession } from './session/session-bench';
import { benchShell } from './shell/shell-bench';
import { benchService } from './service/service-bench';

const benches: Readonly<Record<string, (runs: number) => Promise<void>>> = {
  page: benchPage,
  registry: benchRegistry,
  navigation: benchNavigation,
  dish: benchDish,
  start: () => benchStart(),
  build: () => benchBuild(),
  deploy: benchDeploy,
  service: benchService,
  data: benchData,
  rooms: () => benchRooms(),
  rules: benchRules,
  session: benchSession,
  shell: benchShell,
};
const usage = `npm run bench [-- --only ${Object.keys(benches).join(',')}] [--runs 7]`;

await runCommand(async () => {
  const options = { only: { type: 'string' }, runs: { type: 'string', default: '7' } } as const;
  const { values } = readArguments({ usage, options });
  const runs = Number(values['runs']);
  if (!Number.isInteger(runs) || runs < 1) throw wrong('--runs must be a whole number above 0.', usage);
  const wanted: readonly string[] = values['only']?.split(',') ?? Object.keys(benches);
  const unknown = wanted.find((name) => !(name in benches));
  if (unknown !== undefined) throw wrong(`Unknown bench "${unknown}".`, usage);
  // Benchmarks print figures and never fail on them: a busy machine is slow, not wrong.
  for (const name of wanted) await benches[name]?.(runs);
});
