import { fileURLToPath } from 'node:url';
import webpack from 'webpack';
import { baseConfig } from './base-config.mjs';

const quietAxios = fileURLToPath(new URL('./quiet-axios-loader.cjs', import.meta.url));

/** Before anything looks at what a build has made. */
const { PROCESS_ASSETS_STAGE_ADDITIONAL } = webpack.Compilation;

/**
 * Adds to the build of a remote what partners embed by a script tag: `src/embed/script.ts` as `embed.*.js`, and
 * `src/embed/runtime.ts` as `element.*.js`, one file with everything in it. That file hands a function to the script
 * element that loaded it; every call of the function starts all modules anew, so that two elements share nothing.
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
        for (const [path, code] of await build(script)) emit(path, code);
        for (const [path, code] of await build(runtime)) emit(path, asFactory(code));
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
    resolve: {
      ...base.resolve,
      // The browser's own dialogs know shadow roots; those of the shell's library do not.
      alias: { '@tiffin/ui/overlay$': '@tiffin/ui/native-overlay' },
    },
    module: {
      rules: [
        ...base.module.rules,
        { test: /node_modules[\\/]axios[\\/]lib[\\/]utils\.js$/, use: quietAxios },
      ],
    },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}

/**
 * React's scheduler keeps a channel open for ever, and an open port keeps everything that it knows: what the runtime opens
 * is closed by `end`.
 */
function asFactory(code) {
  const factory = `()=>{const channels=[];
class MessageChannel extends globalThis.MessageChannel{constructor(){super();channels.push(this)}}
const end=()=>{for(const{port1}of channels)port1.close()};
${code}
return{start:made.start,end}}`;
  return `document.currentScript.dispatchEvent(new CustomEvent("tiffin-runtime",{detail:${factory}}));`;
}

/** Builds without writing: the files as pairs of name and text. */
async function build(config) {
  const compiler = webpack(config);
  let files = [];
  compiler.hooks.shouldEmit.tap('EmbedPlugin', ({ assets }) => {
    files = Object.entries(assets).map(([path, source]) => [path, source.source().toString()]);
    return false;
  });
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  await new Promise((resolve) => compiler.close(resolve));
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only' }));
  return files;
}
