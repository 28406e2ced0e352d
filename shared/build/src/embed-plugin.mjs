import webpack from 'webpack';
import { baseConfig } from './base-config.mjs';
import { buildInMemory } from './build-in-memory.mjs';

/** The stage before any other plugin reads the build's assets. */
const { PROCESS_ASSETS_STAGE_ADDITIONAL } = webpack.Compilation;

/**
 * Adds the files that partners embed with a script tag to a remote's build: `src/embed/script.ts` as `embed.*.js`, and
 * `src/embed/runtime.ts` as `element.*.js`, a single bundle. The bundle passes a function to the script element that
 * loaded it. Each call of the function starts all modules again, so that two elements share nothing.
 */
export class EmbedPlugin {
  /** @param {{ dir: string, name: string }} options the package's folder and name */
  constructor({ dir, name }) {
    this.dir = dir;
    this.name = name;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { RawSource } = compiler.webpack.sources;
    compiler.hooks.thisCompilation.tap('EmbedPlugin', (compilation) => {
      const stage = PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'EmbedPlugin', stage }, async () => {
        const base = baseConfig({ ...this, name: `${this.name}-embed`, mode: 'production', isSingle: false });
        const [script, runtime] = [scriptConfig(base), runtimeConfig(base)];
        for (const [path, code] of await buildInMemory(script)) emit(path, code);
        for (const [path, code] of await buildInMemory(runtime)) emit(path, asFactory(code));
      });
      const emit = (path, code) => compilation.emitAsset(path, new RawSource(code), { minimized: true });
    });
  }
}

function scriptConfig(base) {
  return { ...base, entry: { embed: './src/embed/script.ts' } };
}

function runtimeConfig(base) {
  return {
    ...base,
    entry: { element: './src/embed/runtime.ts' },
    output: { ...base.output, library: { name: 'made', type: 'var' }, publicPath: '' },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}

/**
 * Wraps the code in a function whose result has an `end`. Without a `setImmediate`, axios adds a listener for messages to
 * the window, and React's scheduler opens a MessageChannel that keeps everything that it references in memory. Neither
 * ever removes it. The code gets a `setImmediate` of its own, and `end` closes the channel behind it.
 */
function asFactory(code) {
  const factory = `()=>{const{port1,port2}=new MessageChannel(),tasks=[];
port1.onmessage=()=>tasks.shift()();
const setImmediate=task=>{tasks.push(task);port2.postMessage(null)},end=()=>port1.close();
${code}
return{start:made.start,end}}`;
  return `document.currentScript.dispatchEvent(new CustomEvent("tiffin-runtime",{detail:${factory}}));`;
}
