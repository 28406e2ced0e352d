import type { BrowserContext } from '@playwright/test';

/** Fills both storages of every page to the last sign. */
export async function fillStorage(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    if (window.origin === 'null') return;
    for (const store of [localStorage, sessionStorage]) {
      for (let size = 4_194_304; size >= 1; size = Math.floor(size / 2)) {
        try {
          store.setItem(`filler ${size}`, 'x'.repeat(size));
          store.setItem(`more ${size}`, 'x'.repeat(size));
        } catch {
          // No room for this much: less may fit.
        }
      }
    }
  });
}

/** The browser forbids storage, databases, locks and channels, as in some frames of other sites. */
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

/** Scripts may neither read nor write cookies. */
export async function blockScriptCookies(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const forbid = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    Object.defineProperty(Document.prototype, 'cookie', { get: forbid, set: forbid });
    Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false });
  });
}

/** A browser that is older than databases, channels and locks. */
export async function removeDatabases(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    for (const name of ['indexedDB', 'BroadcastChannel'])
      Object.defineProperty(window, name, { value: undefined });
    Object.defineProperty(Navigator.prototype, 'locks', { value: undefined });
  });
}

/** Whatever a page looks for in storage, this is what it finds, until it writes or removes it. */
export async function answerStorageWith(context: BrowserContext, value: string): Promise<void> {
  await context.addInitScript((found) => {
    // Frames of a sandbox have no storage at all.
    if (window.origin === 'null') return;
    const { getItem, setItem, removeItem } = Storage.prototype;
    const touched = new Set<string>();
    // What the login client keeps bears a name that nobody can know before.
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
