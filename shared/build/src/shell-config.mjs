import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { baseConfig, buildMode, readPackage } from './base-config.mjs';
import { BuildRecordPlugin } from './build-record-plugin.mjs';
import { contractVersion, pageFormatIn, spokenContracts } from './contract-version.mjs';
import { hotShellPlugins } from './hot-plugins.mjs';
import { AskedExportsPlugin, PromisedExportsPlugin } from './promised-exports.mjs';
import { SameIdsPlugin } from './same-ids-plugin.mjs';
import { ServerPlugin } from './server-plugin.mjs';
import { SourceMapsPlugin } from './source-maps-plugin.mjs';
import { federationRuntime, ON_DEMAND, SHARED_ON_SERVERS, sharedModules } from './shared-modules.mjs';

/** Exposes the federation runtime to remotes. An ES module, because `require` would bundle a second copy. */
const RUNTIME_FOR_REMOTES = fileURLToPath(
  import.meta.resolve('@module-federation/inject-external-runtime-core-plugin'),
);

/** Chunks that every page loads right after its first screen. They are one file, because each request costs a round trip. */
const AFTER_FIRST_SCREEN = [
  'header-search',
  'keep-build-notes',
  'keycloak',
  'location-link',
  'network',
  'page-notes',
  'telemetry',
];

/** Shared modules that few pages need at first. */
const LARGE = ['@tiffin/ui/popups', '@tiffin/ui/theme-scope'];

/** The module that renders pages on the server, relative to the shell's folder. */
const RENDERER = 'src/rendering/answer-page.tsx';

/**
 * Returns the webpack configuration of the shell. It names no remote, and its first chunk contains the shared modules.
 * It writes no HTML: the server renders it from `build.json`.
 *
 * @param {{ dir: string, mode?: import('./base-config.mjs').Mode, publicPath?: string }} options
 * @returns {import('webpack').Configuration}
 */
export function shellConfig({ dir, mode = buildMode(), publicPath = '/assets/' }) {
  const { version } = readPackage(dir);
  const shared = sharedModules({ eager: true });
  const base = baseConfig({ dir, name: 'shell', mode });
  return {
    ...base,
    entry: { main: existsSync(join(dir, 'src/main.tsx')) ? './src/main.tsx' : './src/main.ts' },
    output: { ...base.output, publicPath, uniqueName: 'tiffin_shell' },
    optimization: { ...base.optimization, splitChunks: withGroupedCode(base) },
    plugins: [
      new ModuleFederationPlugin({
        name: 'tiffin_shell',
        remotes: {},
        shared,
        shareStrategy: 'loaded-first',
        runtimePlugins: [RUNTIME_FOR_REMOTES],
        manifest: false,
        dts: false,
        experiments: { asyncStartup: true, optimization: { target: 'web', disableSnapshot: true } },
      }),
      new SameIdsPlugin(),
      new PromisedExportsPlugin(),
      new AskedExportsPlugin(),
      ...(mode === 'production' ? [new SourceMapsPlugin({ dir })] : []),
      ...(existsSync(join(dir, RENDERER)) && mode === 'production'
        ? [new ServerPlugin({ ...rendererOf(dir), name: 'shell' })]
        : []),
      new BuildRecordPlugin(
        {
          name: 'shell',
          version,
          buildId: process.env.TIFFIN_BUILD_ID ?? 'local',
          contract: contractVersion(),
          speaks: spokenContracts(),
          pageFormat: pageFormatIn(dir),
          exposes: {},
          containerName: 'tiffin_shell',
          slots: [],
          shared: { ...shared, ...federationRuntime() },
          routes: [],
        },
        { compress: mode === 'production' },
      ),
      ...(mode === 'development' ? hotShellPlugins() : []),
    ],
  };
}

/** Puts the code that loads after the first screen into one chunk, and into another the small shared modules that load on demand. */
function withGroupedCode({ optimization: { splitChunks } }) {
  const group = (name, isIn) => ({
    name,
    chunks: 'async',
    enforce: true,
    // A chunk waits for the shared modules that it consumes, and would wait for ever for one that it provides itself.
    test: (module, { chunkGraph }) =>
      module.type !== 'consume-shared-module' && [...chunkGraph.getModuleChunksIterable(module)].some(isIn),
  });
  const cacheGroups = {
    ...splitChunks.cacheGroups,
    deferred: group('deferred', ({ name }) => AFTER_FIRST_SCREEN.includes(name)),
    onDemand: group('on-demand', ({ groupsIterable }) =>
      [...groupsIterable].some(({ origins }) => origins.some(providesSmallModule)),
    ),
  };
  return { ...splitChunks, cacheGroups };
}

/** Returns whether a chunk was made because the federation plugin provides a small shared module. */
function providesSmallModule({ module }) {
  const [, name] = /^provide module \(\w+\) (\S+)@[\d.]+ =/.exec(module?.identifier() ?? '') ?? [];
  return ON_DEMAND.includes(name) && !LARGE.includes(name);
}

/**
 * Returns what the shell's server build is made of: the renderer, which contains the shared modules.
 *
 * @param {string} dir the shell's folder
 */
export function rendererOf(dir) {
  return { dir, source: rendererWithShared(), shared: [], alias: stringRenderer(dir) };
}

/** Returns a module with everything of the renderer, and the shared modules by their requests as `modules`. */
function rendererWithShared() {
  const lines = SHARED_ON_SERVERS.map((request, index) => `import * as m${index} from '${request}';`);
  const table = SHARED_ON_SERVERS.map((request, index) => `'${request}': m${index}`);
  const code = `export * from './${RENDERER}';${lines.join('')}export const modules = {${table.join(',')}};`;
  return `data:text/javascript,${encodeURIComponent(code)}`;
}

/** Replaces React's renderers for servers by the one to a string: the others need streams, which a bare context lacks. */
function stringRenderer(dir) {
  const folder = dirname(createRequire(join(dir, 'package.json')).resolve('react-dom/package.json'));
  return {
    'react-dom/server$': join(folder, 'cjs/react-dom-server-legacy.browser.production.js'),
    stream: false,
  };
}
