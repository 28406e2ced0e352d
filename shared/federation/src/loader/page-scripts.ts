import type { ScriptDesk } from './script-desk';
import { withRetries } from './with-retries';

const KEY = Symbol.for('tiffin.scripts');
/** A script that has not loaded after this time gets a second request in parallel; the first to load wins. */
const SILENT_MS = 1_800;
const MOST_AT_ONCE = 3;
/** The timeout of a chunk, as in `build/base-config.mjs`, and the wait before the retry of a failed one. */
const CHUNK_MS = 5_000;
const CHUNK_WAITS_MS = [300];

/** Runs the scripts of remotes. */
export type PageScripts = {
  /** Runs a listed file. Rejects on failure; rejects an unlisted file before any request. */
  readonly run: (url: string) => Promise<void>;
  /** Stops waiting for a file, which then never runs. */
  readonly abandon: (url: string) => void;
};

type Done = (event: { readonly type: string; readonly target: { readonly src: string } }) => void;

/** Creates the script runner of a page. Remotes also load their chunks with it (`build/page-scripts-plugin.mjs`). */
export function createPageScripts(desk: ScriptDesk, silentMs = SILENT_MS): PageScripts {
  const underWay = new Map<string, Promise<void>>();
  const abandon = (url: string): void => {
    underWay.delete(url);
    desk.abandon(url);
  };
  const run = (url: string): Promise<void> => {
    const known = underWay.get(url);
    if (known) return known;
    const started = runFirst(url, desk, silentMs).finally(() => {
      if (underWay.get(url) === started) underWay.delete(url);
    });
    underWay.set(url, started);
    return started;
  };
  Reflect.set(globalThis, KEY, (url: string, done: Done) => {
    let isLate = false;
    const limit = setTimeout(() => {
      isLate = true;
      abandon(url);
    }, CHUNK_MS);
    const end = (type: string): void => {
      clearTimeout(limit);
      done({ type, target: { src: url } });
    };
    withRetries(
      () => run(url),
      CHUNK_WAITS_MS,
      () => !isLate,
    ).then(
      () => end('load'),
      (cause: unknown) => end(cause instanceof Error ? cause.message : 'error'),
    );
  });
  return { run, abandon };
}

/** Settles with the first of several script elements for one file; the others never run. */
function runFirst(url: string, desk: ScriptDesk, silentMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    let waitingFor = 0;
    let made = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const fail = (cause: unknown): void => {
      clearTimeout(timer);
      reject(cause instanceof Error ? cause : new Error(String(cause)));
    };
    const begin = (): void => {
      const script = desk.create(url);
      const first = script.src;
      waitingFor += 1;
      made += 1;
      if (made < MOST_AT_ONCE) timer = setTimeout(begin, silentMs);
      script.addEventListener('thrown', (event) => {
        if (event instanceof CustomEvent) fail(`${url} has thrown: ${String(event.detail)}`);
        desk.abandon(url);
      });
      script.addEventListener('load', () => {
        clearTimeout(timer);
        script.remove();
        desk.abandon(url);
        if (first !== url) replaceKept(url);
        resolve();
      });
      script.addEventListener('error', () => {
        script.remove();
        waitingFor -= 1;
        if (waitingFor === 0) fail(`${url} did not come, or is not what was deployed.`);
      });
      document.head.append(script);
    };
    try {
      begin();
    } catch (cause) {
      fail(cause);
    }
  });
}

/** Fetches a file that loaded only by its retry URL under its own URL, so that the next page finds it in the cache. */
function replaceKept(url: string): void {
  fetch(url, { cache: 'reload', priority: 'low' }).catch(() => undefined);
}
