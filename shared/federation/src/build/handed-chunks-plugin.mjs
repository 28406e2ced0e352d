/** The method of a script element that takes what the script brings. */
const TAKE = 'tiffinTake';

/**
 * A chunk hands its modules to the script element that loads it, and not to a global with the name of its build. So a
 * chunk in which nothing has changed is the same file in the next build, and nobody minifies and packs it again; two
 * builds in one page still do not meet.
 */
export class HandedChunksPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { javascript, runtime, RuntimeGlobals, sources } = compiler.webpack;
    Object.assign(compiler.options.output, { chunkFormat: false, chunkLoading: 'jsonp' });
    compiler.hooks.thisCompilation.tap('HandedChunksPlugin', (compilation) => {
      compilation.hooks.additionalChunkRuntimeRequirements.tap('HandedChunksPlugin', (chunk, needs) => {
        if (!chunk.hasRuntime()) needs.add(RuntimeGlobals.chunkCallback);
      });
      const { renderChunk, chunkHash } = javascript.JavascriptModulesPlugin.getCompilationHooks(compilation);
      renderChunk.tap('HandedChunksPlugin', (modules, { chunk, chunkGraph }) => {
        mustOnlyBring(chunk, chunkGraph);
        const ids = JSON.stringify(chunk.ids);
        return new sources.ConcatSource(`document.currentScript.${TAKE}([${ids},`, modules, '])');
      });
      chunkHash.tap('HandedChunksPlugin', (chunk, hash) => {
        if (!chunk.hasRuntime()) hash.update(TAKE);
      });
      const { globalObject, chunkLoadingGlobal } = compilation.outputOptions;
      const chunks = `${globalObject}[${JSON.stringify(chunkLoadingGlobal)}]`;
      const { createScript } = runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      createScript.tap('HandedChunksPlugin', (source) =>
        [source, `script.${TAKE} = (chunk) => ${chunks}.push(chunk);`].join('\n'),
      );
    });
  }
}

/** @throws for a chunk that runs something when it comes: it would have to be given webpack's `require` */
function mustOnlyBring(chunk, chunkGraph) {
  const starts = chunkGraph.getNumberOfEntryModules(chunk);
  const runtimeModules = chunkGraph.getChunkRuntimeModulesInOrder(chunk);
  if (starts + runtimeModules.length === 0) return;
  throw new Error(
    `The chunk ${chunk.name ?? chunk.id} runs something when it comes; it may only bring modules.`,
  );
}
