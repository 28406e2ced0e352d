/**
 * Makes a remote load its chunks through the page's loader (`shared/federation/src/loader/page-scripts.ts`). That
 * loader runs only files that the registry lists with a hash, and retries failed or damaged ones. On a page without
 * that loader, webpack creates the scripts with the hashes in `globalThis[Symbol.for('tiffin.integrity')]`.
 */
export class PageScriptsPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { RuntimeGlobals, RuntimeModule } = compiler.webpack;
    const { LoadScriptRuntimeModule } = compiler.webpack.runtime;

    /** Runs after webpack's own script loading module. */
    class ScriptsOfThePage extends RuntimeModule {
      constructor() {
        super('scripts of the page', RuntimeModule.STAGE_BASIC + 1);
      }

      generate() {
        const load = RuntimeGlobals.loadScript;
        return `var own = ${load};
${load} = (...asked) => (globalThis[Symbol.for('tiffin.scripts')] || own)(...asked);`;
      }
    }

    compiler.hooks.thisCompilation.tap('PageScriptsPlugin', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.loadScript)
        .tap('PageScriptsPlugin', (chunk) => compilation.addRuntimeModule(chunk, new ScriptsOfThePage()));
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'PageScriptsPlugin',
        (source) =>
          [
            source,
            "var known = (globalThis[Symbol.for('tiffin.integrity')] || {})[script.src];",
            "if (known) { script.integrity = known; script.crossOrigin = 'anonymous'; }",
          ].join('\n'),
      );
    });
  }
}
