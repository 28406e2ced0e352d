import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import webpack from 'webpack';

/** The source maps of a build in one file, by the file that they describe. Only deploys read it; no record lists it. */
export const SOURCE_MAPS = 'source-maps.json.gz';

/** The stage after the hashes of content are in names and files. */
const { PROCESS_ASSETS_STAGE_ANALYSE } = webpack.Compilation;
const ENDING = '.map';

/**
 * Writes the source maps of all scripts into one file, to which no script points. Sources are named by their path from the folder
 * around the package. Scripts of servers and of partners' elements have none.
 */
export class SourceMapsPlugin {
  /** @param {{ dir: string }} options the package's folder */
  constructor({ dir }) {
    this.root = join(dir, '..');
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    new webpack.SourceMapDevToolPlugin({
      filename: `[file]${ENDING}`,
      append: false,
      moduleFilenameTemplate: ({ absoluteResourcePath, resourcePath }) =>
        absoluteResourcePath.startsWith('/') ? relative(this.root, absoluteResourcePath) : resourcePath,
    }).apply(compiler);
    compiler.hooks.thisCompilation.tap('SourceMapsPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'SourceMapsPlugin', stage: PROCESS_ASSETS_STAGE_ANALYSE },
        (assets) => {
          const maps = {};
          for (const path of Object.keys(assets).filter((name) => name.endsWith(ENDING))) {
            maps[path.slice(0, -ENDING.length)] = JSON.parse(assets[path].source().toString());
            compilation.deleteAsset(path);
          }
          const packed = gzipSync(JSON.stringify(maps));
          compilation.emitAsset(SOURCE_MAPS, new webpack.sources.RawSource(packed));
        },
      );
    });
  }
}
