import 'core-js/web/url';
import 'core-js/web/url-search-params';

/**
 * What pages and their libraries need and a bare JavaScript context lacks. Nothing here waits, sends or reads: time
 * stands still while a page is rendered.
 */
const missing: Readonly<Record<string, unknown>> = {
  performance: { now: () => 0, getEntriesByType: () => [], mark: () => undefined },
  console: { log: ignore, info: ignore, warn: ignore, error: ignore },
  setTimeout: () => 0,
  clearTimeout: ignore,
  setInterval: () => 0,
  clearInterval: ignore,
  queueMicrotask: (work: () => void) => void Promise.resolve().then(work),
  AbortController: class {
    readonly signal = {
      aborted: false,
      addEventListener: ignore,
      removeEventListener: ignore,
      throwIfAborted: ignore,
    };
    abort(): void {}
  },
};

for (const [name, value] of Object.entries(missing)) {
  if (!(name in globalThis))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}

/** Sets the time (ms since 1970) that `Date.now` gives from here on. */
export function stopClock(atMs: number): void {
  Date.now = () => atMs;
}

function ignore(): void {}
