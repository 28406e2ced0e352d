import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildAndDeploy } from './build-and-deploy.mjs';
import { CommandError, runCommand } from './command-error.mjs';
import { expectFreePort } from './free-port.mjs';
import { install } from './install.mjs';
import { openLocalStore } from './local-store.mjs';
import { readArguments, wrong } from './read-arguments.mjs';
import { dataFolder } from './stack-environment.mjs';
import { portsFrom, startStack } from './stack.mjs';
import { root } from './workspace-root.mjs';

const names = ['shell', ...readdirSync(root).filter((folder) => folder.startsWith('mfe-'))];
const usage = `npm run dev [-- ${names.join(' | ')}]   hot reload of one part against the deployed rest

  --against <url>   a remote in the pages of a shell that is deployed elsewhere, which starts nothing else here
  --open            opens the page in the browser`;
const options = { against: { type: 'string' }, open: { type: 'boolean' } };
const devPort = Number(process.env.TIFFIN_DEV_PORT ?? 3200);

await runCommand(async () => {
  const { words, values } = readArguments({ usage, options, mostWords: 1 });
  const [name = 'shell'] = words;
  if (!names.includes(name))
    throw wrong(`There is no "${name}" to develop. Choose one of the parts that --help lists.`, usage);
  const isShell = name === 'shell';
  if (isShell && values.against !== undefined) throw wrong('--against needs the name of a remote.', usage);
  await install();
  if (values.against !== undefined) return developElsewhere(name, values);
  const developmentShell = await buildWhatIsMissing(name);
  await expectFreePort(devPort, 'dev server', 'TIFFIN_DEV_PORT');

  process.env.NODE_ENV = 'development';
  process.env.TIFFIN_BUILD_ID = 'dev';
  if (isShell) process.env.TIFFIN_OUT_DIR = developmentShell;
  const { default: config } = await import(pathToFileURL(join(root, name, 'webpack.config.mjs')).href);
  const { openPage, startDevServer } = await import('@tiffin/build');
  const ports = portsFrom(process.env);
  const dev = await startDevServer(config, {
    port: devPort,
    allowedOrigin: `http://localhost:${ports.shell}`,
    isShell,
  });
  const stack = await startStack({
    ports,
    dataDir: dataFolder(process.env),
    env: {
      TIFFIN_ENVIRONMENT: 'dev',
      TIFFIN_OVERRIDE_HOSTS: `localhost:${devPort}`,
      NODE_ENV: 'production',
      TIFFIN_SHELL_DIST: developmentShell,
    },
    log: console.log,
    onExit: (process, output) => console.error(`\nThe process ${process} has ended unexpectedly.\n${output}`),
  });
  endWithSignals(dev, stack);
  const query = isShell ? '' : `?remote.${name}=http://localhost:${devPort}/mf-manifest.json`;
  const page = `${stack.urls.shell}/${query}`;
  console.log(`\n${name} reloads on every change at ${page}`);
  if (values.open) await openPage(page);
});

/** @param {readonly { stop: () => Promise<void> }[]} running */
function endWithSignals(...running) {
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      void Promise.all(running.map((one) => one.stop())).then(() => process.exit(0));
    });
  }
}

async function developElsewhere(name, { against, open }) {
  await expectFreePort(devPort, 'dev server', 'TIFFIN_DEV_PORT');
  const { developAgainst } = await import('@tiffin/build');
  const dev = await developAgainst({ dir: join(root, name), against, port: devPort, opens: open }).catch(
    (error) => {
      throw new CommandError(error.message);
    },
  );
  endWithSignals(dev);
  console.log(`\n${name} reloads on every change at ${dev.page}`);
}

/**
 * Deploys everything the first time; later, deployed parts stay as they are. The shell is deployed with
 * React's development build, because the production build does not support hot reload.
 */
async function buildWhatIsMissing(name) {
  const store = await openLocalStore();
  const { buildDevelopmentShell, readRegistry, remoteNames, workspace } = await import('@tiffin/deploy');
  const { remotes, shell } = await readRegistry(store);
  // The remote under development must be deployed too, because pages read its paths from the deployed registry.
  const isWhole = shell && remoteNames().every((remote) => remotes[remote]);
  if (!isWhole) await buildAndDeploy(console.log);
  if (name !== 'shell') await buildDevelopmentShell();
  return workspace.developmentShell;
}
