import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { ON_DEMAND } from './shared-modules.mjs';
import { SOURCE_MAPS } from './source-maps-plugin.mjs';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Matches the federation plugin's names of shared modules. */
const PROVIDED = /^provide module \(.*?\) (.+?)@\d/;
const CONSUMED = /^consume-shared-module\|.*?\|(.+?)\|/;
const compressible = /\.(?:js|css|svg|json)$/;

/**
 * @typedef {object} About
 * @property {string} name
 * @property {string} version
 * @property {string} buildId
 * @property {number} contract
 * @property {readonly number[]} [speaks] shell only: the contracts that its pages support
 * @property {number} [pageFormat] shell only: what its pages expect from the server
 * @property {Record<string, string>} exposes
 * @property {string} containerName
 * @property {readonly string[]} slots
 * @property {readonly import('@tiffin/contracts').StatedSlot[]} [pieces] what fills the slots
 * @property {Record<string, { version: string, requiredVersion: string }>} shared the shared modules, by request
 * @property {readonly import('@tiffin/contracts').StatedRoute[]} routes
 * @property {number} [budgetBytes]
 * @property {import('@tiffin/contracts').MissingWords} [missing] what a page says if the remote does not load
 */

/**
 * Runs as the last step of a build. Writes `.br` and `.gz` copies of every text file, and `build.json`: the `About`,
 * the path, sizes in bytes and SHA-384 of every file, and which files a page loads first.
 */
export class BuildRecordPlugin {
  /**
   * @param {About} about
   * @param {{ compress: boolean }} options
   */
  constructor(about, { compress }) {
    this.about = about;
    this.compress = compress;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('BuildRecordPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: 'BuildRecordPlugin', stage }, async (assets) => {
        const cache = compilation.getCache('BuildRecordPlugin');
        const listed = Object.entries(assets).filter(([path]) => path !== SOURCE_MAPS);
        const files = await Promise.all(
          listed.map(async ([path, source]) => {
            const content = Buffer.from(source.buffer());
            const packed =
              this.compress && compressible.test(path)
                ? await cache.providePromise(path, cache.getLazyHashedEtag(source), () => pack(path, content))
                : undefined;
            if (packed) {
              compilation.emitAsset(`${path}.br`, new sources.RawSource(packed.br));
              compilation.emitAsset(`${path}.gz`, new sources.RawSource(packed.gz));
            }
            return {
              path,
              bytes: content.length,
              brotliBytes: packed ? packed.br.length : content.length,
              integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
            };
          }),
        );
        const record = {
          ...this.about,
          files,
          ...firstFiles(compilation, this.about),
        };
        compilation.emitAsset('build.json', new sources.RawSource(JSON.stringify(record, null, 2)));
      });
    });
  }
}

/** A library that pages load on demand: Brotli's best quality takes seconds for it and saves 2 %. */
const BIG = 1024 * 1024;

/** @param {string} path @param {Buffer} content */
async function pack(path, content) {
  // Only servers read a server build.
  const quality = path.startsWith('server.') ? 5 : content.length > BIG ? 10 : 11;
  const [br, gz] = await Promise.all([
    brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    zip(content, { level: 9 }),
  ]);
  return { br, gz };
}

/**
 * Returns the files that a page loads first.
 * `initial`: scripts of the shell, in order. `preload`: the entry of a remote and its module for the shell.
 * `screens`: the additional files of a screen, by route pattern. `takes`: the shell's on-demand modules that it uses.
 * `chunks`: files of every named chunk, and of every module that is shared on demand, by its request.
 * `embed`: the files that partners embed, see embed-plugin.mjs. `server`: the server build, see server-plugin.mjs.
 */
function firstFiles(compilation, { routes, pieces = [] }) {
  const chunks = Object.fromEntries(
    [...compilation.namedChunkGroups, ...providedGroups(compilation)].map(([name, group]) => [
      name,
      scriptsOf(group),
    ]),
  );
  const fileOf = (name) =>
    Object.keys(compilation.assets).find((path) => path.startsWith(`${name}.`) && path.endsWith('.js'));
  const entry = fileOf('entry');
  const [script, runtime] = ['embed', 'element'].map(fileOf);
  const preload = unique([...(entry ? [entry] : []), ...(chunks.__federation_expose_remote ?? [])]);
  const screens = Object.fromEntries(
    routes.map(({ path, screen }) => {
      if (!chunks[screen]) {
        compilation.errors.push(new Error(`The route ${path} names a chunk that is not there: ${screen}.`));
      }
      return [path, (chunks[screen] ?? []).filter((file) => !preload.includes(file))];
    }),
  );
  for (const { name, piece } of pieces) {
    if (!chunks[piece])
      compilation.errors.push(new Error(`The slot ${name} names a chunk that is not there: ${piece}.`));
  }
  const takes = Object.fromEntries(routes.map(({ path, screen }) => [path, takenBy(compilation, screen)]));
  return {
    entry,
    preload,
    screens,
    takes,
    chunks,
    initial: chunks.main ?? [],
    embed: script && runtime ? { script, runtime } : undefined,
    server: fileOf('server'),
  };
}

/** Returns the chunk groups by the request of the shared module that they contain. */
function providedGroups({ chunkGroups }) {
  return chunkGroups.flatMap((group) =>
    group.origins.flatMap(({ module }) => requestIn(PROVIDED, module).map((request) => [request, group])),
  );
}

/** Returns the requests of the shared modules that the chunks of one name take from the page. */
function takenBy({ namedChunkGroups, chunkGraph }, name) {
  const chunks = namedChunkGroups.get(name)?.chunks ?? [];
  const modules = chunks.flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)]);
  const requests = modules.flatMap((module) => requestIn(CONSUMED, module));
  return unique(requests).filter((request) => ON_DEMAND.includes(request));
}

function requestIn(pattern, module) {
  const [, request] = pattern.exec(module?.identifier() ?? '') ?? [];
  return request ? [request] : [];
}

function scriptsOf(group) {
  return group.getFiles().filter((file) => file.endsWith('.js'));
}

function unique(values) {
  return [...new Set(values)];
}
