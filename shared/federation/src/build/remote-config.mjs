import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { baseConfig, buildMode, readPackage } from './base-config.mjs';
import { BuildRecordPlugin } from './build-record-plugin.mjs';
import { containerName } from './container-name.mjs';
import { contractVersion } from './contract-version.mjs';
import { EmbedPlugin } from './embed-plugin.mjs';
import { hotRemotePlugins } from './hot-plugins.mjs';
import { IntegrityPlugin } from './integrity-plugin.mjs';
import { federationRuntime, RUNTIME_OF_THE_PAGE, sharedModules } from './shared-modules.mjs';

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
  const container = containerName({ name, version, buildId });
  const modules = exposes ?? {
    './remote': source(dir, 'remote'),
    './lifecycle': source(dir, 'lifecycle'),
  };
  const shared = sharedModules({ eager: false });
  const isHot = mode === 'development';
  const base = baseConfig({ dir, name, mode, isHot });
  return {
    ...base,
    entry: {},
    output: { ...base.output, publicPath: 'auto', uniqueName: container },
    externals: RUNTIME_OF_THE_PAGE,
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
      new IntegrityPlugin(),
      // Partners get what is deployed; a dev server has none of it.
      ...(isEmbedded && mode === 'production' ? [new EmbedPlugin({ dir, name })] : []),
      new BuildRecordPlugin(
        {
          name,
          version,
          buildId,
          contract: contractVersion(),
          exposes: modules,
          containerName: container,
          slots,
          shared: { ...shared, ...federationRuntime() },
          screenChunks: screens,
        },
        { compress: mode === 'production' },
      ),
      ...(isHot ? hotRemotePlugins(container) : []),
    ],
  };
}

function source(dir, file) {
  const found = [`src/${file}.ts`, `src/${file}.tsx`].find((path) => existsSync(join(dir, path)));
  if (!found) throw new Error(`${dir} has no src/${file}.ts or src/${file}.tsx to expose.`);
  return `./${found}`;
}
