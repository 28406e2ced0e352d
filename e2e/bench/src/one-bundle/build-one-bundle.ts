import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CONTRACT_VERSION } from '@tiffin/contracts';
import type { Registry } from '@tiffin/contracts';
import { baseConfig, BuildRecordPlugin, PageScriptsPlugin } from '@tiffin/build';
import {
  folderTarget,
  goLive,
  openTarget,
  readBuildRecord,
  readRegistry,
  routesOf,
  workspace,
} from '@tiffin/deploy';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import { addServerBuilds } from './add-server-builds';

/** Folders that a shell server needs to serve the single bundle. */
export type OneBundle = { readonly dist: string; readonly store: string };

const NAME = 'one-bundle';

/**
 * Builds shell and remotes as one application: the same sources, settings and server, but no federation. It reads the
 * remotes, their routes and their slots from what is deployed. Its registry names the files to preload and their hashes,
 * so that both variants get the same preloads, and the server builds, so that the server can render both.
 */
export async function buildOneBundle(folder: string): Promise<OneBundle> {
  const dist = join(folder, 'dist');
  const store = join(folder, 'store');
  const { remotes } = await readRegistry(await openTarget({ folder: workspace.localStore }));
  const imports = join(folder, 'remotes.ts');
  await mkdir(folder, { recursive: true });
  await writeFile(imports, importsOf({ remotes }));
  await compile(configuration(dist, { remotes }, imports));
  // An earlier build has the same name, and its registry entry would stay live.
  await rm(store, { recursive: true, force: true });
  const servers = await addServerBuilds({ dist, store, names: Object.keys(remotes), name: NAME });
  const { chunks, screens: named, files } = await readBuildRecord(dist);
  for (const [name, build] of Object.entries(remotes)) {
    const preload = chunks[name] ?? [];
    const server = servers.get(name);
    const entry = {
      version: '1.0.0',
      buildId: NAME,
      contract: CONTRACT_VERSION,
      manifestUrl: '/assets/mf-manifest.json',
      entry: preload[0] ?? '',
      integrity: {
        ...Object.fromEntries(files.map(({ path, integrity }) => [path, integrity])),
        ...(server && { [server.path]: server.integrity }),
      },
      server: server?.path,
      preload,
      routes: routesOf(build),
      screens: named,
      slots: [],
    };
    const going = { by: 'bench', why: 'one bundle', now: new Date() };
    await goLive(folderTarget(store), name, entry, going);
  }
  return { dist, store };
}

/** A module that imports every remote when it is asked for, and says which of them fills which slot. */
function importsOf({ remotes }: Registry): string {
  const lines = Object.keys(remotes).map((name) => {
    const file = JSON.stringify(join(workspace.root, name, 'src/remote'));
    return `  '${name}': () => import(/* webpackChunkName: "${name}" */ ${file}),`;
  });
  const owners = Object.entries(remotes).flatMap(([name, { slots }]) => slots.map((slot) => [slot, name]));
  return `export const modules = {\n${lines.join('\n')}\n};
export const owners = ${JSON.stringify(Object.fromEntries(owners))};
`;
}

function configuration(dist: string, { remotes }: Registry, imports: string): Configuration {
  const base = baseConfig({ dir: join(workspace.root, 'shell'), name: NAME, mode: 'production' });
  return {
    ...base,
    entry: { main: './src/main.ts' },
    output: { ...base.output, path: dist, publicPath: '/assets/', uniqueName: 'one_bundle' },
    resolve: {
      ...base.resolve,
      alias: {
        '@tiffin/federation/loader$': join(import.meta.dirname, 'loader.ts'),
        'tiffin-remotes$': imports,
      },
    },
    plugins: [
      new PageScriptsPlugin(),
      new BuildRecordPlugin(
        {
          name: NAME,
          version: '1.0.0',
          buildId: NAME,
          contract: CONTRACT_VERSION,
          exposes: {},
          containerName: 'one_bundle',
          slots: [],
          shared: {},
          routes: Object.values(remotes).flatMap(({ routes = [] }) =>
            routes.flatMap(({ path, screen }) => (screen === undefined ? [] : [{ path, screen }])),
          ),
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
