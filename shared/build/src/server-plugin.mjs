import webpack from 'webpack';
import { baseConfig } from './base-config.mjs';
import { buildInMemory } from './build-in-memory.mjs';

/** The module that a server build exports, relative to the package's folder. */
export const SERVER_SOURCE = 'src/server.ts';

/** The stage before any other plugin reads the build's assets. */
const { PROCESS_ASSETS_STAGE_ADDITIONAL } = webpack.Compilation;

/**
 * Adds the server build of a remote to its build: `src/server.ts` and everything that it imports as `server.*.js`, one
 * CommonJS file that imports nothing. The shell's server runs it, see `ServerRemote` of `@tiffin/contracts`.
 */
export class ServerPlugin {
  /** @param {{ dir: string, name: string }} options the package's folder and name */
  constructor({ dir, name }) {
    this.dir = dir;
    this.name = name;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { RawSource } = compiler.webpack.sources;
    compiler.hooks.thisCompilation.tap('ServerPlugin', (compilation) => {
      const stage = PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'ServerPlugin', stage }, async () => {
        for (const [path, code] of await buildInMemory(serverConfig(this))) {
          if (!path.startsWith('server.'))
            throw new Error(`A server build is one file, and ${SERVER_SOURCE} of ${this.name} adds ${path}.`);
          compilation.emitAsset(path, new RawSource(code), { minimized: true });
        }
      });
    });
  }
}

function serverConfig({ dir, name }) {
  const base = baseConfig({ dir, name: `${name}-server`, mode: 'production', isSingle: false });
  return {
    ...base,
    target: ['node', 'es2022'],
    entry: { server: `./${SERVER_SOURCE}` },
    output: { ...base.output, library: { type: 'commonjs2' }, publicPath: '' },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }), new NoImportsPlugin()],
  };
}

/** Fails a build that keeps an import of a module outside it, such as `node:fs`. */
class NoImportsPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { ExternalModule, WebpackError } = compiler.webpack;
    compiler.hooks.compilation.tap('NoImportsPlugin', (compilation) => {
      compilation.hooks.afterChunks.tap('NoImportsPlugin', () => {
        const { chunkGraph, errors, moduleGraph, modules, requestShortener } = compilation;
        for (const module of modules) {
          // Webpack has removed the modules of no use by now.
          const isKept = chunkGraph.getNumberOfModuleChunks(module) > 0;
          if (!(module instanceof ExternalModule) || !isKept) continue;
          const importer = moduleGraph.getIssuer(module)?.readableIdentifier(requestShortener);
          errors.push(
            new WebpackError(
              `${importer} imports ${module.userRequest}, and a server build may import nothing when it runs.`,
            ),
          );
        }
      });
    });
  }
}
