import webpack from 'webpack';
import { baseConfig } from './base-config.mjs';
import { buildInMemory } from './build-in-memory.mjs';

/** The module that a remote's server build exports, relative to the package's folder. */
export const SERVER_SOURCE = 'src/server.ts';

/** The stage before any other plugin reads the build's assets. */
const { PROCESS_ASSETS_STAGE_ADDITIONAL } = webpack.Compilation;

/** Sets where the files of the build are, before any of its modules runs. Whoever evaluates the build gives `publicPath`. */
const PUBLIC_PATH = 'data:text/javascript,__webpack_public_path__ = publicPath;';

/**
 * @typedef {object} ServerSource
 * @property {string} dir the package's folder
 * @property {string} name
 * @property {string} source a request relative to the folder
 * @property {readonly string[]} shared requests of the modules that the build does not contain
 * @property {Record<string, string | boolean>} [alias] see webpack's `resolve.alias`
 */

/**
 * Adds a server build to a build: `source` and everything that it imports as `server.*.js`, one CommonJS file. Shared
 * modules are left to `require`, which the page's shell answers on the server too. It can import nothing else.
 */
export class ServerPlugin {
  /** @param {ServerSource} options */
  constructor(options) {
    this.options = options;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { RawSource } = compiler.webpack.sources;
    compiler.hooks.thisCompilation.tap('ServerPlugin', (compilation) => {
      const stage = PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'ServerPlugin', stage }, async () => {
        const [path, code] = await buildServer(this.options);
        compilation.emitAsset(path, new RawSource(code), { minimized: true });
      });
    });
  }
}

/**
 * Builds for servers.
 *
 * @param {ServerSource} options
 * @returns {Promise<readonly [path: string, code: string]>} the only file
 */
export async function buildServer(options) {
  const files = await buildInMemory(serverConfig(options));
  const other = files.find(([path]) => !path.startsWith('server.'));
  const { name, source } = options;
  if (other) throw new Error(`A server build is one file, and ${source} of ${name} adds ${other[0]}.`);
  return files[0];
}

function serverConfig({ dir, name, source, shared, alias = {} }) {
  const base = baseConfig({ dir, name, mode: 'production', isSingle: false, isServer: true });
  return {
    ...base,
    entry: { server: [PUBLIC_PATH, source] },
    output: { ...base.output, library: { type: 'commonjs2' }, publicPath: '' },
    resolve: { ...base.resolve, alias: { ...base.resolve.alias, ...alias } },
    externals: Object.fromEntries(shared.map((request) => [request, `commonjs2 ${request}`])),
    // Modules of Node cannot be resolved, so a build that imports one fails.
    externalsPresets: { node: false },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}
