/** Where chunks put their modules, for the runtime of their build to take: a list for each folder that they came from. */
const CHUNKS = 'globalThis.tiffinChunks ||= {}';

/**
 * A chunk puts its modules where those of its folder belong, and not into a global with the name of its build. So a chunk
 * in which nothing has changed is the same file in the next build, and nobody minifies and packs it again; two builds in
 * one page still do not meet. Whoever runs the file, the runtime of federation on a partner's page too, may do so.
 */
export class ChunksByPlacePlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { javascript, RuntimeGlobals, RuntimeModule, sources } = compiler.webpack;
    Object.assign(compiler.options.output, { chunkFormat: false, chunkLoading: 'jsonp' });

    /** Before webpack's own module for the loading of chunks looks for what has come. */
    class PlaceOfChunks extends RuntimeModule {
      constructor() {
        super('place of chunks', RuntimeModule.STAGE_BASIC + 1);
      }

      generate() {
        const { chunkLoadingGlobal } = this.compilation.outputOptions;
        return `globalThis[${JSON.stringify(chunkLoadingGlobal)}] = (${CHUNKS})[${RuntimeGlobals.publicPath}] ||= [];`;
      }
    }

    compiler.hooks.thisCompilation.tap('ChunksByPlacePlugin', (compilation) => {
      const { additionalChunkRuntimeRequirements, additionalTreeRuntimeRequirements } = compilation.hooks;
      additionalChunkRuntimeRequirements.tap('ChunksByPlacePlugin', (chunk, needs) => {
        if (!chunk.hasRuntime()) needs.add(RuntimeGlobals.chunkCallback);
      });
      additionalTreeRuntimeRequirements.tap('ChunksByPlacePlugin', (chunk, needs) => {
        needs.add(RuntimeGlobals.publicPath);
        compilation.addRuntimeModule(chunk, new PlaceOfChunks());
      });
      const { renderChunk, chunkHash } = javascript.JavascriptModulesPlugin.getCompilationHooks(compilation);
      renderChunk.tap('ChunksByPlacePlugin', (modules, { chunk, chunkGraph }) => {
        mustOnlyBring(chunk, chunkGraph);
        const place = `((${CHUNKS})[document.currentScript.src.replace(/[^/]*$/, '')] ||= [])`;
        return new sources.ConcatSource(`${place}.push([${JSON.stringify(chunk.ids)},`, modules, '])');
      });
      chunkHash.tap('ChunksByPlacePlugin', (chunk, hash) => {
        if (!chunk.hasRuntime()) hash.update(CHUNKS);
      });
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
