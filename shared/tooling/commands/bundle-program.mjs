import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** Packages with files beside their code, native code or threads. They stay outside of the bundle. */
const OUTSIDE = /\/node_modules\/(?:@electric-sql\/pglite|@opentelemetry|@resvg|pino|thread-stream)\//;

/** Packages of CommonJS ask for parts of Node with `require`, which a module does not have. */
const REQUIRE = `import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);`;

/**
 * Writes `entry`, a program for Node, with its packages as one JavaScript file. A process that loads it starts with half the
 * work of one that loads a thousand files. Names stay, so errors need no source map, which costs each start a sixth more.
 *
 * @param {string} entry
 * @param {string} file
 * @returns {Promise<readonly string[]>} the files that it was made of, relative to the working directory
 */
export async function bundleProgram(entry, file) {
  const { metafile } = await build({
    entryPoints: [entry],
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['node'],
    mainFields: ['main'],
    banner: { js: REQUIRE },
    plugins: [packagesOutside, ownUrls],
    metafile: true,
    logLevel: 'error',
  });
  return Object.keys(metafile.inputs);
}

/**
 * Leaves `OUTSIDE` out, by the file that the importing package gets, and `pg-native`, which nobody has installed.
 *
 * @type {import('esbuild').Plugin}
 */
const packagesOutside = {
  name: 'packages-outside',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^[^./]/ }, async ({ path, pluginData, ...from }) => {
      if (path === 'pg-native') return { path, external: true };
      if (pluginData === 'asked' || path.startsWith('@tiffin/')) return undefined;
      const found = await resolve(path, { ...from, pluginData: 'asked' });
      if (found.errors.length > 0 || found.external || !OUTSIDE.test(found.path)) return found;
      const isRequired = from.kind.startsWith('require');
      return { path: isRequired ? found.path : pathToFileURL(found.path).href, external: true };
    });
  },
};

/**
 * Keeps the URL that a source file has of itself: assets and migrations stand beside it.
 *
 * @type {import('esbuild').Plugin}
 */
const ownUrls = {
  name: 'own-urls',
  setup({ onLoad }) {
    onLoad({ filter: /\.(?:ts|mjs)$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      return {
        contents: source.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)),
        loader: path.endsWith('.ts') ? 'ts' : 'js',
      };
    });
  },
};
