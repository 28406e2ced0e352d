import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildAndDeploy } from './build-and-deploy.mjs';
import { CommandError, runCommand } from './command-error.mjs';
import { expectFreePort } from './free-port.mjs';
import { install } from './install.mjs';
import { portsFrom, startStack } from './stack.mjs';
import { root } from './workspace-root.mjs';

const usage =
  'npm run dev -- shell | mfe-menu-cart | mfe-checkout | mfe-group-order | mfe-teams | mfe-order-status';
const devPort = Number(process.env.TIFFIN_DEV_PORT ?? 3200);

await runCommand(async () => {
  await install();
  const name = process.argv[2] ?? 'shell';
  const { remoteNames, developmentShell } = await buildWhatIsMissing(name);
  if (name !== 'shell' && !remoteNames.includes(name)) throw new CommandError(usage);
  await expectFreePort(devPort, 'dev server', 'TIFFIN_DEV_PORT');

  const isShell = name === 'shell';
  process.env.NODE_ENV = 'development';
  process.env.TIFFIN_BUILD_ID = 'dev';
  if (isShell) process.env.TIFFIN_OUT_DIR = developmentShell;
  const { default: config } = await import(pathToFileURL(join(root, name, 'webpack.config.mjs')).href);
  const { startDevServer } = await import('@tiffin/federation/build');
  const ports = portsFrom(process.env);
  const dev = await startDevServer(config, {
    port: devPort,
    allowedOrigin: `http://localhost:${ports.shell}`,
    isShell,
  });
  const stack = await startStack({
    ports,
    env: {
      TIFFIN_ENVIRONMENT: 'dev',
      TIFFIN_OVERRIDE_HOSTS: `localhost:${devPort}`,
      NODE_ENV: 'production',
      TIFFIN_SHELL_DIST: developmentShell,
    },
    log: console.log,
    onExit: (process, output) => console.error(`\nThe ${process} has ended by itself.\n${output}`),
  });
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      void Promise.all([dev.stop(), stack.stop()]).then(() => process.exit(0));
    });
  }
  const query = isShell ? '' : `?remote.${name}=http://localhost:${devPort}/mf-manifest.json`;
  console.log(`\n${name} follows every change at ${stack.urls.shell}/${query}`);
});

/**
 * Deploys everything the first time; later the rest stays as it is deployed. The shell is the deployed one's sources
 * with React's development build: the production build cannot take in a changed component.
 */
async function buildWhatIsMissing(name) {
  const { withTypeScript } = await import('./with-typescript.mjs');
  await withTypeScript();
  const { buildShell, openTarget, readBuildRecord, readRegistry, remoteNames, workspace } =
    await import('@tiffin/federation/deploy');
  const { remotes } = await readRegistry(await openTarget(workspace.place));
  const shell = await readBuildRecord(workspace.shellBuild).catch(() => undefined);
  const isWhole =
    (shell ?? name === 'shell') && remoteNames().every((remote) => remote === name || remotes[remote]);
  if (!isWhole) await buildAndDeploy(console.log);
  if (name !== 'shell') await buildShell('development');
  return { remoteNames: remoteNames(), developmentShell: workspace.developmentShell };
}
