import { testConfig } from '../test-config';
import type { Around, Rendering } from './rendering';

export type { Rendering } from './rendering';

export type Rendered = {
  /** The server's HTML. */
  readonly html: string;
  /** The server's HTML as a browser without JavaScript shows it. */
  readonly served: HTMLElement;
  /** The hydrated page. */
  readonly page: HTMLElement;
};

type Page = {
  readonly url: string;
  readonly html: string;
  readonly width: number;
  readonly isOnline: boolean;
  readonly stored: Readonly<Record<string, string>>;
};

/** Of the environment of `.server.test.tsx` files. */
declare function openBrowser(page: Page): void;
declare function closeBrowser(): void;

/** A Wednesday at 11:59:59 in Toronto. */
const serverMs = Date.parse('2026-11-25T16:59:59.400Z');
/** So wrong that no minute, day or deadline is the server's. */
const browserMs = serverMs + 26 * 3_600_000 + 433_000;

/** Everything but the date, which alone is faked. */
const realTimers = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;

let ends: (() => void | Promise<void>)[] = [];

async function end(): Promise<void> {
  for (const work of ends.toReversed()) await work();
  ends = [];
}

afterEach(end);

/**
 * Renders a screen to HTML where there is no browser, as for an unknown guest, and hydrates that HTML in a browser that knows
 * more, whose clock is wrong and whose time zone is another one. Fails on every difference that React finds, and on
 * everything that it writes to the console. Use it in files ending in `.server.test.tsx`.
 */
export async function renderOnServerAndHydrate({
  load,
  browser = {},
  ...rest
}: Rendering): Promise<Rendered> {
  await end();
  const around: Around = {
    path: '/',
    route: '*',
    locale: 'en',
    filled: [],
    config: testConfig,
    serverMs,
    ...rest,
  };
  const faults: string[] = [];
  const fault = (error: unknown) => faults.push(error instanceof Error ? error.message : String(error));
  const listened = jest.spyOn(console, 'error').mockImplementation((...words) => {
    fault(words.map(String).join(' '));
  });
  jest.useFakeTimers({ now: serverMs, doNotFake: [...realTimers] });
  ends.push(
    () => {
      listened.mockRestore();
    },
    () => {
      jest.useRealTimers();
    },
  );
  jest.resetModules();
  const { renderToText } = await import('./render-to-text');
  const html = await renderToText(load, around);
  const { width = 390, isOnline = true, stored = {} } = browser;
  openBrowser({ url: `http://localhost:3000${around.path}`, html, width, isOnline, stored });
  ends.push(closeBrowser);
  jest.setSystemTime(browserMs);
  jest.resetModules();
  const { hydrate } = await import('./hydrate');
  ends.push(await hydrate({ load, around, state: browser, onError: fault }));
  if (faults.length > 0) throw new Error(`Server and browser differ:\n${faults.join('\n')}`);
  const served = document.createElement('div');
  served.innerHTML = html;
  return { html, served, page: document.body };
}
