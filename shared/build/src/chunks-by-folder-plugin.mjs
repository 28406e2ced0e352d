/** The global to which chunks add their modules, in one list per folder URL. The runtime of their build reads it. */
const CHUNKS = 'globalThis.tiffinChunks ||= {}';

/**
 * Makes a chunk add its modules to the list of its folder instead of a global named after its build. So an unchanged
 * chunk is the same file in the next build and is not minified or compressed again. Two builds in one page still stay
 * separate. Any loader may run the file, including the federation runtime on a partner's page.
 */
export class ChunksByFolderPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { javascript, RuntimeGlobals, RuntimeModule, sources } = compiler.webpack;
    Object.assign(compiler.options.output, { chunkFormat: false, chunkLoading: 'jsonp' });

    /** Runs before webpack's own chunk loading module looks for loaded chunks. */
    class FolderOfChunks extends RuntimeModule {
      constructor() {
        super('folder of chunks', RuntimeModule.STAGE_BASIC + 1);
      }

      generate() {
        const { chunkLoadingGlobal } = this.compilation.outputOptions;
        return `globalThis[${JSON.stringify(chunkLoadingGlobal)}] = (${CHUNKS})[${RuntimeGlobals.publicPath}] ||= [];`;
      }
    }

    compiler.hooks.thisCompilation.tap('ChunksByFolderPlugin', (compilation) => {
      const { additionalChunkRuntimeRequirements, additionalTreeRuntimeRequirements } = compilation.hooks;
      additionalChunkRuntimeRequirements.tap('ChunksByFolderPlugin', (chunk, needs) => {
        if (!chunk.hasRuntime()) needs.add(RuntimeGlobals.chunkCallback);
      });
      additionalTreeRuntimeRequirements.tap('ChunksByFolderPlugin', (chunk, needs) => {
        needs.add(RuntimeGlobals.publicPath);
        compilation.addRuntimeModule(chunk, new FolderOfChunks());
      });
      const { renderChunk, chunkHash } = javascript.JavascriptModulesPlugin.getCompilationHooks(compilation);
      renderChunk.tap('ChunksByFolderPlugin', (modules, { chunk, chunkGraph }) => {
        mustOnlyBring(chunk, chunkGraph);
        const list = `((${CHUNKS})[document.currentScript.src.replace(/[^/]*$/, '')] ||= [])`;
        return new sources.ConcatSource(`${list}.push([${JSON.stringify(chunk.ids)},`, modules, '])');
      });
      chunkHash.tap('ChunksByFolderPlugin', (chunk, hash) => {
        if (!chunk.hasRuntime()) hash.update(CHUNKS);
      });
    });
  }
}

/** @throws for a chunk that runs code when it loads, because that code would need webpack's `require` */
function mustOnlyBring(chunk, chunkGraph) {
  const starts = chunkGraph.getNumberOfEntryModules(chunk);
  const runtimeModules = chunkGraph.getChunkRuntimeModulesInOrder(chunk);
  if (starts + runtimeModules.length === 0) return;
  throw new Error(
    `The chunk ${chunk.name ?? chunk.id} runs something when it comes; it may only bring modules.`,
  );
}
