import { rm } from 'node:fs/promises';
import { awaitedRoutes } from './awaited-routes.mjs';
import { beginBuilds } from './build-and-deploy.mjs';
import { runCommand } from './command-error.mjs';
import { install } from './install.mjs';
import { readArguments } from './read-arguments.mjs';
import { dataFolder } from './stack-environment.mjs';
import { expectFreePorts, portsFrom, startStack } from './stack.mjs';

const beganAt = Date.now();
const dataDir = dataFolder(process.env);

const usage = `npm start [-- --reset]   installs, builds what changed and starts everything

  --reset   begins with fresh data

Ports: TIFFIN_SHELL_PORT, TIFFIN_ASSET_PORT, TIFFIN_SANDBOX_PORT, TIFFIN_PARTNER_PORT.`;

await runCommand(async () => {
  const { values } = readArguments({ usage, options: { reset: { type: 'boolean' } } });
  const ports = portsFrom(process.env);
  // Check before the builds, so that the person does not wait for this error.
  await expectFreePorts(ports);
  await install();
  if (values.reset && dataDir !== 'memory') {
    await rm(dataDir, { recursive: true, force: true });
    step('fresh data');
  }
  const builds = beginBuilds(step);
  const awaited = builds.then(async ({ first, isNeeded }) => {
    if (!isNeeded) return [];
    step('building what changed: on a machine with two cores, one to two minutes the first time');
    await first;
    return awaitedRoutes();
  });
  let isUp = false;
  const stack = await startStack({
    ports,
    dataDir,
    deployed: awaited.then((routes) => ({
      TIFFIN_AWAITED_ROUTES: routes.map((route) => route.join('=')).join(','),
    })),
    log: step,
    onExit: (name, output) => {
      console.error(`\nThe process ${name} has ended unexpectedly.\n${output}`);
      // If a process ends while others still start, startStack reports it.
      if (isUp) void end(1);
    },
  });
  isUp = true;
  const end = async (code) => {
    await stack.stop();
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      console.log('\nStopping …');
      void end(0);
    });
  }
  console.log(welcome(stack.urls));
  await stack.start('partner');
  const missing = new Set((await awaited).map(([, name]) => name));
  if (missing.size === 0) return;
  console.log(`Being built: ${[...missing].join(', ')}. Until then their pages say that they are missing.`);
  // The other parts can be used if one cannot be built.
  const { all } = await builds;
  await all.then(
    () => step('everything is built'),
    ({ message }) => console.error(`\n${message}`),
  );
});

function step(text) {
  const seconds = ((Date.now() - beganAt) / 1000).toFixed(1).padStart(5);
  console.log(`${seconds} s  ${text}`);
}

function welcome(urls) {
  return `
Tiffin is at           ${urls.shell}
  sign in with         ana@northlight.example or ben@northlight.example, password lunch
  pay with             4242 4242 4242 4242, any date to come, any CVC
                       (4000 0027 6000 3184 asks for a challenge, 4000 0000 0000 0002 is declined)
  e-mails arrive at    ${urls.sandbox}/mailbox
  one remote alone at  ${urls.partner}
Ctrl-C stops everything; nothing is lost.`;
}
