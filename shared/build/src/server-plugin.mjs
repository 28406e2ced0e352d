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
 * Adds a server build to a build: `source` and everything that it imports as `server.*.js`, one CommonJS file. Shared
 * modules are left to `require`, which the page's shell answers on the server too. It can import nothing else.
 */
export class ServerPlugin {
  /**
   * @param {{ dir: string, name: string, source: string, shared: readonly string[], alias?: Record<string, string> }}
   * options dir: the package's folder, source: a request relative to it, shared: requests of the modules that the build
   * does not contain, alias: see webpack's `resolve.alias`
   */
  constructor(options) {
    this.options = options;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { RawSource } = compiler.webpack.sources;
    const { name, source } = this.options;
    compiler.hooks.thisCompilation.tap('ServerPlugin', (compilation) => {
      const stage = PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'ServerPlugin', stage }, async () => {
        for (const [path, code] of await buildInMemory(serverConfig(this.options))) {
          if (!path.startsWith('server.'))
            throw new Error(`A server build is one file, and ${source} of ${name} adds ${path}.`);
          compilation.emitAsset(path, new RawSource(code), { minimized: true });
        }
      });
    });
  }
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
