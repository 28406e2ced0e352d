import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, CDPSession } from '@playwright/test';
import { beAPhone } from './be-a-phone';
import { watchTraffic } from './watch-traffic';
import type { Traffic } from './watch-traffic';

/** The cost of one cold load of a page. Times are in ms from the start of the navigation, bytes as transferred. */
export type PageLoad = Figures & {
  /** Until the screen is usable. */
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
    const { requests, documentBytes, scriptBytes } = await Promise.race([usable, failAfter(LIMIT_MS, url)]);
    await idle();
    const whole = traffic();
    const figures = await page.evaluate(() => ({ ...globalThis.tiffinBench }));
    return {
      ...{ requests, documentBytes, scriptBytes },
      ...{ allRequests: whole.requests, allScriptBytes: whole.scriptBytes },
      ...figures,
    };
  } finally {
    await page.close();
  }
}

/** Resolves with what the page has sent and received when its screen is usable. */
async function usableTraffic(cdp: CDPSession, traffic: () => Traffic): Promise<Traffic> {
  return new Promise((resolve) => {
    cdp.on('Runtime.bindingCalled', ({ name }) => {
      if (name === 'tiffinUsable') resolve(traffic());
    });
  });
}

async function failAfter(ms: number, url: string): Promise<never> {
  await new Promise((resolve) => setTimeout(resolve, ms).unref());
  throw new Error(`${url} was not usable within ${ms / 1000} s.`);
}
