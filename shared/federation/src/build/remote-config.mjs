import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { baseConfig, buildMode, readPackage } from './base-config.mjs';
import { BuildRecordPlugin } from './build-record-plugin.mjs';
import { ChunksByPlacePlugin } from './chunks-by-place-plugin.mjs';
import { containerName } from './container-name.mjs';
import { contractVersion } from './contract-version.mjs';
import { EmbedPlugin } from './embed-plugin.mjs';
import { hotRemotePlugins } from './hot-plugins.mjs';
import { LateNamePlugin } from './late-name-plugin.mjs';
import { PageScriptsPlugin } from './page-scripts-plugin.mjs';
import { AskedExportsPlugin } from './promised-exports.mjs';
import { SameIdsPlugin } from './same-ids-plugin.mjs';
import { federationRuntime, RUNTIME_OF_THE_PAGE, sharedModules } from './shared-modules.mjs';

/** The name that the plugin gives the chunk of `./remote`. */
const EXPOSED_CHUNK = '__federation_expose_remote';

/**
 * Webpack configuration of a remote. Exposes `./remote` (for the shell) and `./lifecycle` (for partner hosts).
 *
 * @param {{ dir: string, name: string, mode?: import('./base-config.mjs').Mode, buildId?: string, screens?: Record<string, string>, slots?: readonly string[], isEmbedded?: boolean, exposes?: Record<string, string> }} options
 *   name: the folder's, such as `mfe-checkout`; buildId: tells two builds of one version apart; screens: the chunk's
 *   name (`webpackChunkName`) of each route pattern, so that the server can preload it; slots: the slots it fills;
 *   isEmbedded: it has a `src/embed` for partners
 * @returns {import('webpack').Configuration}
 */
export function remoteConfig({
  dir,
  name,
  mode = buildMode(),
  buildId = process.env.TIFFIN_BUILD_ID ?? 'local',
  screens = {},
  slots = [],
  isEmbedded = false,
  exposes,
}) {
  const { version } = readPackage(dir);
  const isHot = mode === 'development';
  const final = containerName({ name, version, buildId });
  // A change comes into a running page under the name that was compiled.
  const container = isHot ? final : containerName({ name, version, buildId: 'not named yet' });
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
    optimization: { ...base.optimization, splitChunks: withFirstCode(base, container, screens) },
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
      // Partners get what is deployed; a dev server has none of it.
      ...(isEmbedded && mode === 'production' ? [new EmbedPlugin({ dir, name })] : []),
      new BuildRecordPlugin(
        {
          name,
          version,
          buildId,
          contract: contractVersion(),
          exposes: modules,
          containerName: final,
          slots,
          shared: { ...shared, ...federationRuntime() },
          screenChunks: screens,
        },
        { compress: mode === 'production' },
      ),
      ...(isHot
        ? hotRemotePlugins(container)
        : [new ChunksByPlacePlugin(), new LateNamePlugin({ working: container, final })]),
    ],
  };
}

/**
 * The module `./remote`, and what most screens share, come in the entry: a first load asks for two files less. Own code
 * only, for what a chunk takes from the share scope must stay with that chunk.
 */
function withFirstCode({ optimization: { splitChunks } }, container, screens) {
  const names = [...new Set(Object.values(screens))];
  const enough = Math.max(2, Math.ceil((names.length + 1) / 2));
  const isFirst = (module, { chunkGraph }) => {
    if (!module.resource || module.resource.includes('node_modules')) return false;
    const chunks = [...chunkGraph.getModuleChunksIterable(module)].map(({ name }) => name);
    return chunks.includes(EXPOSED_CHUNK) || names.filter((name) => chunks.includes(name)).length >= enough;
  };
  const first = { name: container, chunks: 'async', test: isFirst, enforce: true };
  return { ...splitChunks, cacheGroups: { ...splitChunks.cacheGroups, first } };
}

function source(dir, file) {
  const found = [`src/${file}.ts`, `src/${file}.tsx`].find((path) => existsSync(join(dir, path)));
  if (!found) throw new Error(`${dir} has no src/${file}.ts or src/${file}.tsx to expose.`);
  return `./${found}`;
}
