/**
 * Names what is built when all else is done. It is compiled under a name that no build changes, so that whatever webpack
 * has kept of the build before is good for the next one.
 */
export class LateNamePlugin {
  /** @param {{ working: string, final: string }} names the one it is compiled under, and the one it gets */
  constructor(names) {
    this.names = names;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    const { working, final } = this.names;
    // Between minifying and the hashes in the names of files; for files that come after it, when they come.
    const stage = Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
    const options = { name: 'LateNamePlugin', stage, additionalAssets: true };
    compiler.hooks.thisCompilation.tap('LateNamePlugin', (compilation) => {
      compilation.hooks.processAssets.tap(options, (assets) => {
        for (const path of Object.keys(assets).filter((name) => /\.(?:js|json)$/.test(name))) {
          const text = assets[path].source().toString();
          if (!text.includes(working)) continue;
          compilation.updateAsset(path, new sources.RawSource(text.replaceAll(working, final)));
        }
      });
    });
  }
}
