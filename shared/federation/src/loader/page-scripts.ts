import { withRetries } from '../runtime/with-retries';
import { CHUNK_MS, CHUNK_RETRY_WAITS_MS, SCRIPT_SILENT_MS } from '../timetable';
import type { ScriptElements } from './script-elements';

const KEY = Symbol.for('tiffin.scripts');
const MOST_AT_ONCE = 3;

/** Runs the scripts of remotes. */
export type PageScripts = {
  /** Runs a listed file. Rejects on failure; rejects an unlisted file before any request. */
  readonly run: (url: string) => Promise<void>;
  /** Stops waiting for a file, which then never runs. */
  readonly abandon: (url: string) => void;
};

type Done = (event: { readonly type: string; readonly target: { readonly src: string } }) => void;

/**
 * Creates the script runner of a page. Remotes also load their chunks with it
 * (`shared/build/src/page-scripts-plugin.mjs`).
 */
export function createPageScripts(elements: ScriptElements, silentMs = SCRIPT_SILENT_MS): PageScripts {
  const underWay = new Map<string, Promise<void>>();
  const abandon = (url: string): void => {
    underWay.delete(url);
    elements.abandon(url);
  };
  const run = (url: string): Promise<void> => {
    const known = underWay.get(url);
    if (known) return known;
    const started = runFirst(url, elements, silentMs).finally(() => {
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
      CHUNK_RETRY_WAITS_MS,
      () => !isLate,
    ).then(
      () => end('load'),
      (cause: unknown) => end(cause instanceof Error ? cause.message : 'error'),
    );
  });
  return { run, abandon };
}

/** Settles with the first of several script elements for one file; the others never run. */
function runFirst(url: string, elements: ScriptElements, silentMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    let waitingFor = 0;
    let made = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const fail = (cause: unknown): void => {
      clearTimeout(timer);
      reject(cause instanceof Error ? cause : new Error(String(cause)));
    };
    const begin = (): void => {
      const script = elements.create(url);
      const first = script.src;
      waitingFor += 1;
      made += 1;
      if (made < MOST_AT_ONCE) timer = setTimeout(begin, silentMs);
      script.addEventListener('thrown', (event) => {
        if (event instanceof CustomEvent) fail(`${url} has thrown: ${String(event.detail)}`);
        elements.abandon(url);
      });
      script.addEventListener('load', () => {
        clearTimeout(timer);
        script.remove();
        elements.abandon(url);
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
