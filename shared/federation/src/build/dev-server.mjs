import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';

/**
 * Serves a build from memory and reloads its pages after every change. State that matters is in the address and on
 * the server; modules are not swapped in place, because the page's React is the shell's production build.
 *
 * @param {import('webpack').Configuration} config
 * @param {{ port: number, allowedOrigin: string, writeToDisk?: boolean }} options writeToDisk: for who reads the folder
 * @returns {Promise<{ stop: () => Promise<void> }>} once the first build is done
 */
export async function startDevServer(config, { port, allowedOrigin, writeToDisk = false }) {
  const compiler = webpack(config);
  const built = new Promise((resolve) => compiler.hooks.done.tap('startDevServer', resolve));
  const server = new WebpackDevServer(
    {
      port,
      host: 'localhost',
      hot: false,
      liveReload: true,
      allowedHosts: 'all',
      static: false,
      headers: { 'Access-Control-Allow-Origin': allowedOrigin },
      client: { webSocketURL: `ws://localhost:${port}/ws`, overlay: false },
      devMiddleware: { writeToDisk },
    },
    compiler,
  );
  await server.start();
  await built;
  return { stop: () => server.stop() };
}
