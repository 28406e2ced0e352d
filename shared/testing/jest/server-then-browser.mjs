// First, because it changes jsdom before jsdom loads.
import './match-styles.mjs';
import { createRequire } from 'node:module';
import { runInNewContext } from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';
import { addModalDialogs } from './modal-dialogs.mjs';

const environment = createRequire(import.meta.url).resolve('jest-environment-jsdom');
const { JSDOM } = createRequire(environment)('jsdom');

/** What Node has and neither a page's server nor, in this form, a browser. */
const ofNode = ['navigator', 'localStorage', 'sessionStorage', 'Storage'];

/** What stays Node's when a browser opens: the language itself, streams. A page's timers end with it. */
const kept = new Set([
  ...runInNewContext('Object.getOwnPropertyNames(globalThis)'),
  ...['global', 'globalThis', 'process', 'console', 'performance', 'crypto', 'fetch', 'queueMicrotask'],
  ...[
    'structuredClone',
    'AbortController',
    'AbortSignal',
    'Headers',
    'Request',
    'Response',
    'ReadableStream',
  ],
  ...['TextDecoder', 'TextEncoder', 'TransformStream', 'WritableStream', 'URL', 'URLSearchParams'],
]);

const zoneOfServer = 'UTC';
const zoneOfBrowser = 'Asia/Tokyo';

/**
 * Starts without a browser, so that modules and renders that read one fail. `openBrowser` then adds a page of jsdom in
 * another time zone, and `closeBrowser` removes it.
 */
export default class ServerThenBrowser extends TestEnvironment {
  #close = () => {};

  async setup() {
    await super.setup();
    for (const name of ofNode) Reflect.deleteProperty(this.global, name);
    this.global.openBrowser = (page) => {
      this.#close = open(this.global, page);
    };
    this.global.closeBrowser = () => {
      this.#close();
      this.#close = () => {};
    };
    process.env.TZ = zoneOfServer;
  }

  async teardown() {
    this.#close();
    delete process.env.TZ;
    await super.teardown();
  }
}

function open(global, { url, html, width, isOnline, stored }) {
  const { window } = new JSDOM(`<!doctype html><div id="root">${html}</div>`, {
    url,
    pretendToBeVisual: true,
  });
  addMissing(window, width);
  Object.defineProperty(window.navigator, 'onLine', { value: isOnline, configurable: true });
  for (const [key, value] of Object.entries(stored)) window.localStorage.setItem(key, value);
  const names = [...namesOf(window)].filter((name) => !kept.has(name));
  const before = names.map((name) => [name, Object.getOwnPropertyDescriptor(global, name)]);
  for (const name of names) {
    const isMethod = typeof window[name] === 'function' && !/^[A-Z]/.test(name);
    Object.defineProperty(global, name, {
      configurable: true,
      ...(isMethod ? { value: window[name].bind(window), writable: true } : accessor(window, name)),
    });
  }
  process.env.TZ = zoneOfBrowser;
  return () => {
    for (const [name, descriptor] of before) {
      if (descriptor) Object.defineProperty(global, name, descriptor);
      else Reflect.deleteProperty(global, name);
    }
    window.close();
    process.env.TZ = zoneOfServer;
  };
}

function namesOf(window) {
  const names = new Set();
  for (let at = window; at && at !== Object.prototype; at = Object.getPrototypeOf(at))
    Object.getOwnPropertyNames(at).forEach((name) => names.add(name));
  names.delete('constructor');
  return names;
}

function accessor(window, name) {
  return {
    get: () => window[name],
    set: (value) => {
      window[name] = value;
    },
  };
}

/** Adds what every current browser has and jsdom lacks. */
function addMissing(window, width) {
  class Observer {
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  }
  const matches = (query) => {
    // jsdom animates nothing.
    if (query === '(prefers-reduced-motion: reduce)') return true;
    const bounds = [...query.matchAll(/\((min|max)-width:\s*([\d.]+)(px|em)\)/g)].map(
      ([, side, length, unit]) => ({ side, px: +length * (unit === 'em' ? 16 : 1) }),
    );
    return bounds.length > 0 && bounds.every(({ side, px }) => (side === 'min' ? width >= px : width <= px));
  };
  window.innerWidth = width;
  window.matchMedia = (media) =>
    Object.assign(new window.EventTarget(), { media, matches: matches(media), onchange: null });
  window.ResizeObserver = Observer;
  window.IntersectionObserver = Observer;
  addModalDialogs(window);
  window.scrollTo = () => {};
  window.Element.prototype.scrollIntoView = () => {};
  window.BroadcastChannel = class extends BroadcastChannel {
    constructor(name) {
      super(name);
      this.unref();
    }
  };
}
