import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { CONTRACT_VERSION } from '@tiffin/contracts';
import { baseConfig, BuildRecordPlugin, PageScriptsPlugin } from '@tiffin/federation/build';
import { folderTarget, goLive, readBuildRecord, workspace } from '@tiffin/federation/deploy';
import webpack from 'webpack';
import type { Configuration } from 'webpack';

const screens = { '/m/:merchantExternalId/menu': 'menu-screen' };

/** Folders that a shell server needs to serve the single bundle. */
export type OneBundle = { readonly dist: string; readonly store: string };

/**
 * Builds shell and remotes as one application: the same sources, settings and server, but no federation. Its
 * registry names the files to preload and their hashes, so that both variants get the same preloads.
 */
export async function buildOneBundle(folder: string): Promise<OneBundle> {
  const dist = join(folder, 'dist');
  const store = join(folder, 'store');
  await compile(configuration(dist));
  // An earlier build has the same name, and its registry entry would stay live.
  await rm(store, { recursive: true, force: true });
  const { chunks, screens: named, files } = await readBuildRecord(dist);
  const preload = chunks['mfe-menu-cart'] ?? [];
  const entry = {
    version: '1.0.0',
    buildId: 'one-bundle',
    contract: CONTRACT_VERSION,
    manifestUrl: '/assets/mf-manifest.json',
    entry: preload[0] ?? '',
    integrity: Object.fromEntries(files.map(({ path, integrity }) => [path, integrity])),
    preload,
    screens: named,
    slots: [],
  };
  const going = { by: 'bench', why: 'one bundle', now: new Date() };
  await goLive(folderTarget(store), 'mfe-menu-cart', entry, going);
  return { dist, store };
}

function configuration(dist: string): Configuration {
  const base = baseConfig({ dir: join(workspace.root, 'shell'), name: 'one-bundle', mode: 'production' });
  return {
    ...base,
    entry: { main: './src/main.ts' },
    output: { ...base.output, path: dist, publicPath: '/assets/', uniqueName: 'one_bundle' },
    resolve: {
      ...base.resolve,
      alias: {
        '@tiffin/federation/loader$': join(import.meta.dirname, 'loader.ts'),
        'tiffin-remotes': workspace.root,
      },
    },
    plugins: [
      new PageScriptsPlugin(),
      new BuildRecordPlugin(
        {
          name: 'one-bundle',
          version: '1.0.0',
          buildId: 'one-bundle',
          contract: CONTRACT_VERSION,
          exposes: {},
          containerName: 'one_bundle',
          slots: [],
          shared: {},
          screenChunks: screens,
        },
        { compress: true },
      ),
    ],
  };
}

async function compile(config: Configuration): Promise<void> {
  const compiler = webpack(config);
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      const fault = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : null);
      compiler.close(() => {
        if (fault) reject(fault);
        else resolve();
      });
    });
  });
}
