import type { BrowserContext } from '@playwright/test';

/** Fills both storages of every page completely. */
export async function fillStorage(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    if (window.origin === 'null') return;
    for (const store of [localStorage, sessionStorage]) {
      for (let size = 4_194_304; size >= 1; size = Math.floor(size / 2)) {
        try {
          store.setItem(`filler ${size}`, 'x'.repeat(size));
          store.setItem(`more ${size}`, 'x'.repeat(size));
        } catch {
          // A value of this size does not fit; a smaller one may.
        }
      }
    }
  });
}

/** Blocks storage, databases, locks and channels, as browsers do in some frames of other sites. */
export async function blockStorage(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const forbid = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'BroadcastChannel'])
      Object.defineProperty(window, name, { get: forbid });
    Object.defineProperty(Navigator.prototype, 'locks', { get: forbid });
  });
}

/** Blocks scripts from reading and writing cookies. */
export async function blockScriptCookies(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const forbid = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    Object.defineProperty(Document.prototype, 'cookie', { get: forbid, set: forbid });
    Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false });
  });
}

/** Simulates a browser without databases, channels and locks. */
export async function removeDatabases(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    for (const name of ['indexedDB', 'BroadcastChannel'])
      Object.defineProperty(window, name, { value: undefined });
    Object.defineProperty(Navigator.prototype, 'locks', { value: undefined });
  });
}

/** Makes every storage read of a page return this value, until the page writes or removes the key. */
export async function answerStorageWith(context: BrowserContext, value: string): Promise<void> {
  await context.addInitScript((found) => {
    // Sandboxed frames have no storage at all.
    if (window.origin === 'null') return;
    const { getItem, setItem, removeItem } = Storage.prototype;
    const touched = new Set<string>();
    // The login client stores its state under a random name.
    setItem.call(localStorage, 'kc-callback-other', found);
    setItem.call(localStorage, 'tiffin_events_other', found);
    Storage.prototype.getItem = function (key) {
      return touched.has(key) || key.startsWith('kc-') ? getItem.call(this, key) : found;
    };
    Storage.prototype.setItem = function (key, text) {
      touched.add(key);
      setItem.call(this, key, text);
    };
    Storage.prototype.removeItem = function (key) {
      touched.add(key);
      removeItem.call(this, key);
    };
  }, value);
}
