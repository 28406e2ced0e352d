import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { baseConfig, buildMode, readPackage } from './base-config.mjs';
import { BuildRecordPlugin } from './build-record-plugin.mjs';
import { ChunksByFolderPlugin } from './chunks-by-folder-plugin.mjs';
import { compileHintPlugin } from './compile-hint-plugin.mjs';
import { containerName } from './container-name.mjs';
import { contractVersion } from './contract-version.mjs';
import { describeRemote } from './describe-remote.mjs';
import { EmbedPlugin } from './embed-plugin.mjs';
import { hotRemotePlugins } from './hot-plugins.mjs';
import { FinalNamePlugin } from './final-name-plugin.mjs';
import { PageScriptsPlugin } from './page-scripts-plugin.mjs';
import { AskedExportsPlugin } from './promised-exports.mjs';
import { SameIdsPlugin } from './same-ids-plugin.mjs';
import { SERVER_SOURCE, ServerPlugin } from './server-plugin.mjs';
import { SourceMapsPlugin } from './source-maps-plugin.mjs';
import {
  federationRuntime,
  RUNTIME_OF_THE_PAGE,
  SHARED_ON_SERVERS,
  sharedModules,
} from './shared-modules.mjs';

/** The name that the federation plugin gives the chunk of `./remote`. */
const EXPOSED_CHUNK = '__federation_expose_remote';

/**
 * Returns the webpack configuration of a remote. It exposes `./remote` (for the shell) and `./lifecycle` (for
 * partners). A production build contains a server build if the remote has `src/server.ts`.
 *
 * @param {{ dir: string, name?: string, mode?: import('./base-config.mjs').Mode, buildId?: string, routes?: readonly
 * import('@tiffin/contracts').StatedRoute[], slots?: readonly import('@tiffin/contracts').StatedSlot[], exposes?:
 * Record<string, string> }} options
 * name: such as `mfe-checkout`, by default the folder's name; buildId: tells two builds of one version apart; routes:
 * and slots: by default those of `src/routes.ts`
 * @returns {import('webpack').Configuration}
 */
export function remoteConfig({
  dir,
  name = basename(dir),
  mode = buildMode(),
  buildId = process.env.TIFFIN_BUILD_ID ?? 'local',
  routes = describeRemote(dir).routes,
  slots = describeRemote(dir).slots,
  exposes,
}) {
  const { version } = readPackage(dir);
  const isHot = mode === 'development';
  const final = containerName({ name, version, buildId });
  // Hot updates use the name from compilation, so it must be the final one. Both are equally long, so that source maps stay right.
  const container = isHot ? final : containerName({ name, version, buildId: 'x'.repeat(buildId.length) });
  const modules = exposes ?? {
    './remote': source(dir, 'remote'),
    './lifecycle': source(dir, 'lifecycle'),
  };
  const shared = sharedModules({ eager: false });
  const base = baseConfig({ dir, name, mode, isHot });
  return {
    ...base,
    entry: {},
    output: { ...base.output, publicPath: 'auto', uniqueName: container },
    externals: RUNTIME_OF_THE_PAGE,
    optimization: { ...base.optimization, splitChunks: withFirstCode(base, container, routes) },
    plugins: [
      new ModuleFederationPlugin({
        name: container,
        filename: 'entry.[contenthash:8].js',
        exposes: modules,
        shared,
        shareStrategy: 'loaded-first',
        manifest: true,
        dts: false,
        experiments: {
          asyncStartup: true,
          optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
        },
      }),
      new PageScriptsPlugin(),
      new SameIdsPlugin(),
      new AskedExportsPlugin(),
      ...(mode === 'production'
        ? [compileHintPlugin(routes.map(({ screen }) => screen)), new SourceMapsPlugin({ dir })]
        : []),
      // Only deployed builds contain the partner files and the server build; a dev server does not serve them.
      ...(isEmbedded(dir) && mode === 'production' ? [new EmbedPlugin({ dir, name })] : []),
      ...(existsSync(join(dir, SERVER_SOURCE)) && mode === 'production'
        ? [new ServerPlugin({ dir, name, source: `./${SERVER_SOURCE}`, shared: SHARED_ON_SERVERS })]
        : []),
      new BuildRecordPlugin(
        {
          name,
          version,
          buildId,
          contract: contractVersion(),
          exposes: modules,
          containerName: final,
          slots: slots.map(({ name: slot }) => slot),
          pieces: slots,
          shared: { ...shared, ...federationRuntime() },
          routes,
          budgetBytes: describeRemote(dir).budgetBytes,
          missing: describeRemote(dir).missing,
        },
        { compress: mode === 'production' },
      ),
      ...(isHot
        ? hotRemotePlugins(container)
        : [new ChunksByFolderPlugin(), new FinalNamePlugin({ working: container, final })]),
    ],
  };
}

/**
 * Moves the module `./remote` and the code that most screens share into the entry, which saves two requests on first
 * load. Own code only: modules from the share scope must stay with the chunk that uses them.
 */
function withFirstCode({ optimization: { splitChunks } }, container, routes) {
  const names = [...new Set(routes.map(({ screen }) => screen))];
  const enough = Math.max(2, Math.ceil((names.length + 1) / 2));
  const isFirst = (module, { chunkGraph }) => {
    if (!module.resource || module.resource.includes('node_modules')) return false;
    const chunks = [...chunkGraph.getModuleChunksIterable(module)].map(({ name }) => name);
    return chunks.includes(EXPOSED_CHUNK) || names.filter((name) => chunks.includes(name)).length >= enough;
  };
  const first = { name: container, chunks: 'async', test: isFirst, enforce: true };
  return { ...splitChunks, cacheGroups: { ...splitChunks.cacheGroups, first } };
}

/** Returns whether partners can embed the remote with a script tag. */
function isEmbedded(dir) {
  return existsSync(join(dir, 'src/embed'));
}

function source(dir, file) {
  const found = [`src/${file}.ts`, `src/${file}.tsx`].find((path) => existsSync(join(dir, path)));
  if (!found) throw new Error(`${dir} has no src/${file}.ts or src/${file}.tsx to expose.`);
  return `./${found}`;
}
