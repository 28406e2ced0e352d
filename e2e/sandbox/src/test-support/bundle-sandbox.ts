import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';

/**
 * Writes `entry` and this repository's packages as one JavaScript file with a source map. A process loads it in a
 * quarter of the time that hundreds of TypeScript files take.
 */
export async function bundleSandbox(entry: string, file: string): Promise<void> {
  await build({
    entryPoints: [entry],
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'linked',
    sourcesContent: false,
    conditions: ['node', 'import'],
    mainFields: ['main'],
    plugins: [installedPackages, ownUrls],
  });
}

/** Leaves installed packages out, by the URL of the file that the importing package gets. */
const installedPackages: Plugin = {
  name: 'installed-packages',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^[^./]/ }, async ({ path, pluginData, ...from }) => {
      if (pluginData === 'asked' || path.startsWith('@tiffin/')) return undefined;
      const found = await resolve(path, { ...from, pluginData: 'asked' });
      if (found.errors.length > 0 || found.external) return found;
      return { path: pathToFileURL(found.path).href, external: true };
    });
  },
};

/** Keeps the URL that a source file has of itself: assets and migrations stand beside it. */
const ownUrls: Plugin = {
  name: 'own-urls',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      return {
        contents: source.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)),
        loader: 'ts',
      };
    });
  },
};
