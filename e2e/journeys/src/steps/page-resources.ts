import type { Page } from '@playwright/test';

type PageResources = {
  /** Names on window and document that the page did not have at its start. */
  readonly globals: readonly string[];
  readonly head: string;
  readonly bodyElements: number;
  /** The delay of each pending timeout, in milliseconds. */
  readonly timeouts: readonly number[];
  readonly intervals: number;
  /** Listeners on window and document, by type. */
  readonly listeners: readonly string[];
};

/** Counts timers and listeners from the start of the page. Call it before the page is opened. */
export async function countPageResources(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const names = () => [...Object.keys(window), ...Object.keys(document)];
    const first = new Set(names());
    const timeouts = new Map<unknown, number>();
    const intervals = new Set<unknown>();
    const listeners: { target: EventTarget; type: string; listener: unknown }[] = [];
    const { setTimeout: later, clearTimeout: notLater, setInterval: often, clearInterval: notOften } = window;
    const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
    const isKept = (target: unknown): target is EventTarget => target === window || target === document;
    Object.assign(window, {
      setTimeout: (work: () => void, ms = 0, ...args: unknown[]) => {
        const id: unknown = later(() => {
          timeouts.delete(id);
          Reflect.apply(work, undefined, args);
        }, ms);
        timeouts.set(id, ms);
        return id;
      },
      setInterval: (work: () => void, ms = 0) => {
        const id: unknown = often(work, ms);
        intervals.add(id);
        return id;
      },
      clearTimeout: (id?: number) => {
        timeouts.delete(id);
        notLater(id);
      },
      clearInterval: (id?: number) => {
        intervals.delete(id);
        notOften(id);
      },
    });
    EventTarget.prototype.addEventListener = function (type, listener, options): void {
      const target = this ?? window;
      const isOnce = typeof options === 'object' && options.once === true;
      if (
        isKept(target) &&
        !isOnce &&
        !listeners.some((known) => known.type === type && known.listener === listener)
      )
        listeners.push({ target, type, listener });
      add.call(target, type, listener, options);
    };
    EventTarget.prototype.removeEventListener = function (type, listener, options): void {
      const target = this ?? window;
      const at = listeners.findIndex((known) => known.type === type && known.listener === listener);
      if (isKept(target) && at >= 0) listeners.splice(at, 1);
      remove.call(target, type, listener, options);
    };
    Object.defineProperty(window, 'leftovers', {
      value: () => ({
        globals: names().filter((name) => !first.has(name) && !name.startsWith('__playwright')),
        head: document.head.innerHTML,
        bodyElements: document.body.querySelectorAll('*').length,
        timeouts: [...timeouts.values()],
        intervals: intervals.size,
        listeners: listeners.map(({ type }) => type).sort(),
      }),
    });
  });
}

/** Returns what the page holds now, apart from garbage. */
export async function resourcesLeftIn(page: Page): Promise<PageResources> {
  return page.evaluate<PageResources>('leftovers()');
}

/** Returns how many nodes and listeners are alive after a garbage collection. */
export async function aliveIn(page: Page): Promise<{ readonly nodes: number; readonly listeners: number }> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  const counters = await session.send('Memory.getDOMCounters');
  await session.detach();
  return { nodes: counters.nodes, listeners: counters.jsEventListeners };
}
