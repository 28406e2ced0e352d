/**
 * Chunks that webpack itself loads get the hash that the registry names for their address.
 * The loader in the page puts the table at `globalThis[Symbol.for('tiffin.integrity')]`.
 */
export class IntegrityPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { LoadScriptRuntimeModule } = compiler.webpack.runtime;
    compiler.hooks.thisCompilation.tap('IntegrityPlugin', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap('IntegrityPlugin', (source) =>
        [
          source,
          "var known = (globalThis[Symbol.for('tiffin.integrity')] || {})[script.src];",
          "if (known) { script.integrity = known; script.crossOrigin = 'anonymous'; }",
        ].join('\n'),
      );
    });
  }
}
