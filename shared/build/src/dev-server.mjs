import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';

/**
 * Serves a build from memory. After a change to a remote, its pages hot-replace the modules and components keep their
 * state. After a change to the shell, its pages reload. Pages
 * show the errors of a build until the next one succeeds.
 *
 * @param {import('webpack').Configuration} config
 * @param {{ port: number, allowedOrigin: string, isShell?: boolean }} options isShell: written to disk, for its server
 * @returns {Promise<{ stop: () => Promise<void> }>} once the first build is done
 */
export async function startDevServer(config, { port, allowedOrigin, isShell = false }) {
  const compiler = webpack(config);
  const built = new Promise((resolve) => compiler.hooks.done.tap('startDevServer', resolve));
  const server = new WebpackDevServer(
    {
      port,
      host: 'localhost',
      hot: !isShell,
      liveReload: isShell,
      allowedHosts: 'all',
      static: false,
      headers: {
        'Access-Control-Allow-Origin': allowedOrigin,
        // Browsers ask for this before a page from the internet may load from this machine.
        'Access-Control-Allow-Private-Network': 'true',
      },
      client: {
        webSocketURL: `ws://localhost:${port}/ws`,
        overlay: { errors: true, warnings: false, runtimeErrors: false },
      },
      devMiddleware: { writeToDisk: isShell },
    },
    compiler,
  );
  await server.start();
  await built;
  return { stop: () => server.stop() };
}
