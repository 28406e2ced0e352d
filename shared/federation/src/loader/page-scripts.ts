import type { ScriptDesk } from './script-desk';
import { withRetries } from './with-retries';

const KEY = Symbol.for('tiffin.scripts');
/** A script that has not come after this gets another one beside it; whichever comes first is taken. */
const SILENT_MS = 1_800;
const MOST_AT_ONCE = 3;
/** How long a chunk may take, as in `build/base-config.mjs`, and the wait after it came damaged. */
const CHUNK_MS = 5_000;
const CHUNK_WAITS_MS = [300];

/** Runs the scripts of remotes. */
export type PageScripts = {
  /** Runs a listed file; rejects with why it did not, before any request where it is not listed. */
  readonly run: (url: string) => Promise<void>;
  /** Ends the waiting for a file, which then does not run. */
  readonly abandon: (url: string) => void;
};

type Done = (event: { readonly type: string; readonly target: { readonly src: string } }) => void;

/** Creates what a page runs scripts with. Remotes hand it the loading of their chunks (`build/page-scripts-plugin.mjs`). */
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

/** The first of some script elements of one file that comes; what comes later does not run. */
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

/** What came by another URL only is fetched anew under its own: the next page finds it in the browser's cache. */
function replaceKept(url: string): void {
  fetch(url, { cache: 'reload', priority: 'low' }).catch(() => undefined);
}
