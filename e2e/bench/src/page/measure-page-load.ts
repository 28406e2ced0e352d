import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, CDPSession } from '@playwright/test';
import { beAPhone } from './be-a-phone';
import { watchTraffic } from './watch-traffic';
import type { Traffic } from './watch-traffic';

/** The cost of one cold load of a page. Times are in ms from the start of the navigation, bytes as transferred. */
export type PageLoad = Figures & {
  /** Until the screen is usable; of the whole page if it never is, with NaN ms. */
  readonly requests: number;
  readonly documentBytes: number;
  readonly scriptBytes: number;
  /** Until the page is idle. */
  readonly allRequests: number;
  readonly allScriptBytes: number;
};

type Figures = Readonly<typeof globalThis.tiffinBench>;

/** A page and its content: the screen is readable when the selector matches. */
export type MeasuredPage = { readonly url: string; readonly content: string };

const LIMIT_MS = 60_000;

/** Opens a browser profile for measured pages: new, or with a state. */
export async function withProfile<T>(
  browser: Browser,
  work: (context: BrowserContext) => Promise<T>,
  options: BrowserContextOptions = {},
): Promise<T> {
  const context = await browser.newContext({ ...options, serviceWorkers: 'block' });
  try {
    return await work(context);
  } finally {
    await context.close();
  }
}

/** Loads a page once in a new browser profile, see `measureIn`. */
export async function measurePageLoad(browser: Browser, page: MeasuredPage): Promise<PageLoad> {
  return withProfile(browser, (context) => measureIn(context, page));
}

/**
 * Loads a page once with the phone profile and without a cache, and measures until it is idle. The screen is usable when the
 * browser has rendered its content, or has hydrated what the server rendered.
 */
export async function measureIn(context: BrowserContext, { url, content }: MeasuredPage): Promise<PageLoad> {
  const page = await context.newPage();
  try {
    const cdp = await context.newCDPSession(page);
    await beAPhone(cdp);
    await cdp.send('Network.clearBrowserCache');
    const { traffic, idle } = watchTraffic(cdp);
    const usable = usableTraffic(cdp, traffic);
    await cdp.send('Runtime.enable');
    await cdp.send('Runtime.addBinding', { name: 'tiffinUsable' });
    await page.addInitScript({ content: `globalThis.tiffinContent = ${JSON.stringify(content)};` });
    await page.addInitScript({ path: join(import.meta.dirname, 'observe.js') });
    await page.goto(url, { waitUntil: 'commit', timeout: LIMIT_MS });
    await idle();
    const whole = traffic();
    const first = usable() ?? whole;
    const figures = await page.evaluate(() => ({ ...globalThis.tiffinBench }));
    return {
      ...first,
      ...{ allRequests: whole.requests, allScriptBytes: whole.scriptBytes },
      ...figures,
    };
  } finally {
    await page.close();
  }
}

/** Returns a function that returns what the page had sent and received when its screen became usable, if it did. */
function usableTraffic(cdp: CDPSession, traffic: () => Traffic): () => Traffic | undefined {
  let first: Traffic | undefined;
  cdp.on('Runtime.bindingCalled', ({ name }) => {
    if (name === 'tiffinUsable') first ??= traffic();
  });
  return () => first;
}
