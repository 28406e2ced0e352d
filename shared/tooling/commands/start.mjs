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
  step('building what changed: on a machine with two cores, one to two minutes the first time');
  const { first, all } = await beginBuilds(step);
  await first;
  const awaited = await awaitedRoutes();
  if (values.reset && dataDir !== 'memory') {
    await rm(dataDir, { recursive: true, force: true });
    step('fresh data');
  }
  step('starting');
  let isUp = false;
  const stack = await startStack({
    ports,
    dataDir,
    env: { TIFFIN_AWAITED_ROUTES: awaited.map((route) => route.join('=')).join(',') },
    withPartner: true,
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
  if (awaited.length === 0) return;
  const names = [...new Set(awaited.map(([, name]) => name))].join(', ');
  console.log(`Being built: ${names}. Until then their pages say that they are missing.`);
  // The other parts can be used if one cannot be built.
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
