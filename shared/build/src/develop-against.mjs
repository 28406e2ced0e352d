import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import open from 'open';
import { expectAllowed, pageOf, readDeployedShell } from './deployed-shell.mjs';
import { describeRemote } from './describe-remote.mjs';
import { startDevServer } from './dev-server.mjs';

/**
 * Serves a remote from memory for the pages of a shell that is deployed elsewhere. Throws if that shell loads no remote from this
 * machine.
 *
 * @param {{ dir: string, against: string, port: number, opens?: boolean }} options dir: the remote's folder, against: the URL of the
 * shell, opens: opens the page in the browser
 * @returns {Promise<{ page: string, stop: () => Promise<void> }>} page: a page of the remote
 */
export async function developAgainst({ dir, against, port, opens = false }) {
  const name = basename(dir);
  const shell = await readDeployedShell(against);
  expectAllowed(shell, { name, host: `localhost:${port}` });
  process.env.NODE_ENV = 'development';
  process.env.TIFFIN_BUILD_ID = 'dev';
  const { default: config } = await import(pathToFileURL(join(dir, 'webpack.config.mjs')).href);
  const manifest = encodeURIComponent(`http://localhost:${port}/mf-manifest.json`);
  const page = await pageOf(shell, {
    routes: describeRemote(dir).routes,
    query: `remote.${name}=${manifest}`,
  });
  const { stop } = await startDevServer(config, { port, allowedOrigin: shell.origin });
  if (opens) await open(page);
  return { page, stop };
}
