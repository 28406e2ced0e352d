/**
 * Inserts the final name after compilation. Modules are compiled under a constant name, so that webpack's cache of the
 * previous build stays valid.
 */
export class FinalNamePlugin {
  /** @param {{ working: string, final: string }} names working: the name during compilation, final: its replacement */
  constructor(names) {
    this.names = names;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    const { working, final } = this.names;
    // Runs after minification and before content hashes. Files that are added later are renamed when they are added.
    const stage = Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
    const options = { name: 'FinalNamePlugin', stage, additionalAssets: true };
    compiler.hooks.thisCompilation.tap('FinalNamePlugin', (compilation) => {
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
