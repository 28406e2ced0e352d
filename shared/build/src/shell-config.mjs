import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { baseConfig, buildMode, readPackage } from './base-config.mjs';
import { BuildRecordPlugin } from './build-record-plugin.mjs';
import { contractVersion, spokenContracts } from './contract-version.mjs';
import { hotShellPlugins } from './hot-plugins.mjs';
import { AskedExportsPlugin, PromisedExportsPlugin } from './promised-exports.mjs';
import { SameIdsPlugin } from './same-ids-plugin.mjs';
import { federationRuntime, sharedModules } from './shared-modules.mjs';

/** Exposes the federation runtime to remotes. An ES module, because `require` would bundle a second copy. */
const RUNTIME_FOR_REMOTES = fileURLToPath(
  import.meta.resolve('@module-federation/inject-external-runtime-core-plugin'),
);

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
      new BuildRecordPlugin(
        {
          name: 'shell',
          version,
          buildId: 'shell',
          contract: contractVersion(),
          speaks: spokenContracts(),
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
