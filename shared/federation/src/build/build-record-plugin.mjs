import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const compressible = /\.(?:js|css|svg|json)$/;

/**
 * Last step of a build: writes `.br` and `.gz` beside every text file, and `build.json`, which says what was
 * built: name, version, contract, exposed modules, and of every file its path, sizes in bytes and SHA-384.
 */
export class BuildRecordPlugin {
  /** @param {{ name: string, version: string, contract: number, exposes: Record<string, string>, containerName: string }} about */
  constructor(about) {
    this.about = about;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('BuildRecordPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: 'BuildRecordPlugin', stage }, async (assets) => {
        const cache = compilation.getCache('BuildRecordPlugin');
        const files = await Promise.all(
          Object.entries(assets).map(async ([path, source]) => {
            const content = Buffer.from(source.buffer());
            const packed = compressible.test(path)
              ? await cache.providePromise(path, cache.getLazyHashedEtag(source), () => pack(content))
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
          initial: initialFiles(compilation),
          chunks: chunkFiles(compilation),
        };
        compilation.emitAsset('build.json', new sources.RawSource(JSON.stringify(record, null, 2)));
      });
    });
  }
}

async function pack(content) {
  const [br, gz] = await Promise.all([
    brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    zip(content, { level: 9 }),
  ]);
  return { br, gz };
}

/** Files that an entry point needs before it runs, in order. A remote has none: it starts at its container. */
function initialFiles(compilation) {
  const main = compilation.entrypoints.get('main');
  return main ? main.getFiles().filter((file) => file.endsWith('.js')) : [];
}

/** Files of every named chunk, so that who writes the HTML can preload a chunk by its name. */
function chunkFiles(compilation) {
  return Object.fromEntries(
    [...compilation.namedChunkGroups].map(([name, group]) => [
      name,
      group.getFiles().filter((file) => file.endsWith('.js')),
    ]),
  );
}
