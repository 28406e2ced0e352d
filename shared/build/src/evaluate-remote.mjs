// Loads the browser build of a remote in this process as a page without a shell does, and sends its parent what the module
// `./remote` says: evaluate-remote.mjs <folder of the build>
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { JSDOM, VirtualConsole } from 'jsdom';

const [, , folder] = process.argv;
const { entry, containerName } = JSON.parse(readFileSync(join(folder, 'build.json'), 'utf8'));
const runtimeOf = createRequire(createRequire(import.meta.url).resolve('@module-federation/runtime-tools'));
const runtime = createRequire(runtimeOf.resolve('@module-federation/runtime'));

/** An error that the code throws while it starts fails the load, as in a page. */
process.on('unhandledRejection', (error) => end({ thrown: textOf(error) }));
await describe().then(
  (described) => end({ described }),
  (error) => end({ thrown: textOf(error) }),
);

async function describe() {
  const { window } = new JSDOM('<!doctype html><div id="root"></div>', {
    url: 'http://localhost/',
    runScripts: 'outside-only',
    pretendToBeVisual: true,
    virtualConsole: new VirtualConsole(),
  });
  const run = (name) => window.eval(`${readFileSync(join(folder, name), 'utf8')}\n//# sourceURL=${name}`);
  window._FEDERATION_RUNTIME_CORE = runtime('@module-federation/runtime-core');
  window[Symbol.for('tiffin.scripts')] = (url, done) => {
    try {
      run(new URL(url).pathname.slice(1));
      done({ type: 'load' });
    } catch (error) {
      window[Symbol.for('tiffin.thrown')] ??= error;
      done({ type: 'error', target: { src: url } });
    }
  };
  // The build finds the folder of its files by the script that is running.
  const script = window.document.createElement('script');
  script.src = `http://localhost/${entry}`;
  window.document.head.append(script);
  Object.defineProperty(window.document, 'currentScript', { value: script });
  try {
    run(entry);
    const container = window[containerName];
    if (typeof container?.get !== 'function') throw new Error(`It makes no container ${containerName}.`);
    await container.init({});
    const { remote } = (await container.get('./remote'))();
    return read(remote);
  } catch (error) {
    // What a chunk has thrown says more than that it did not load.
    throw window[Symbol.for('tiffin.thrown')] ?? error;
  }
}

/** Returns what the remote says of itself, as JSON. */
function read(remote) {
  if (typeof remote !== 'object' || remote === null) return null;
  const { contract, routes, slots } = remote;
  return {
    contract,
    paths: Array.isArray(routes) ? routes.map(({ path }) => path) : null,
    slots: Object.keys(slots ?? {}),
  };
}

function textOf(error) {
  return String(error).slice(0, 300);
}

function end(answer) {
  if (!process.send) return console.log(JSON.stringify(answer));
  process.send(answer, () => process.exit());
}
