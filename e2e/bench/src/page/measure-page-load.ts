import { join } from 'node:path';
import type { Browser, CDPSession } from '@playwright/test';
import { beAPhone } from './be-a-phone';

/**
 * The cost of one cold load of a page. Times are in ms from the start of the navigation, bytes as
 * transferred.
 */
export type PageLoad = {
  readonly requests: number;
  readonly documentBytes: number;
  readonly scriptBytes: number;
  readonly menuMs: number;
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  readonly blockedMs: number;
};

const SETTLED_MS = 2_500;
const LIMIT_MS = 60_000;

/**
 * Loads the URL once in a new browser profile with the phone profile, and measures until the menu has been
 * shown for a while.
 */
export async function measurePageLoad(browser: Browser, url: string): Promise<PageLoad> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await beAPhone(cdp);
    const traffic = watchTraffic(cdp);
    const shown = new Promise<Traffic>((resolve) => {
      cdp.on('Runtime.bindingCalled', ({ name }) => {
        if (name === 'tiffinMenuShown') resolve(traffic());
      });
    });
    await cdp.send('Runtime.enable');
    await cdp.send('Runtime.addBinding', { name: 'tiffinMenuShown' });
    await page.addInitScript({ path: join(import.meta.dirname, 'observe.js') });
    await page.goto(url, { waitUntil: 'commit', timeout: LIMIT_MS });
    const before = await Promise.race([shown, failAfter(LIMIT_MS)]);
    await page.waitForTimeout(SETTLED_MS);
    const times = await page.evaluate(() => ({ ...globalThis.tiffinBench }));
    return { ...before, ...times };
  } finally {
    await context.close();
  }
}

type Traffic = Pick<PageLoad, 'requests' | 'documentBytes' | 'scriptBytes'>;

/** Counts sent requests, and the received bytes of document and scripts. */
function watchTraffic(cdp: CDPSession): () => Traffic {
  let requests = 0;
  const scripts = new Set<string>();
  const documents = new Set<string>();
  let [documentBytes, scriptBytes] = [0, 0];
  cdp.on('Network.requestWillBeSent', ({ request }) => {
    if (/^https?:/.test(request.url)) requests += 1;
  });
  cdp.on('Network.responseReceived', ({ requestId, response, type }) => {
    if (type === 'Document') documents.add(requestId);
    if (type === 'Script' || /\.js(?:\?|$)/.test(response.url)) scripts.add(requestId);
  });
  cdp.on('Network.requestServedFromCache', () => {
    requests -= 1;
  });
  cdp.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) scriptBytes += encodedDataLength;
  });
  // For a document the bytes arrive as one sum, with those of its headers.
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (documents.has(requestId)) documentBytes += encodedDataLength;
  });
  return () => ({ requests, documentBytes, scriptBytes });
}

async function failAfter(ms: number): Promise<never> {
  await new Promise((resolve) => setTimeout(resolve, ms).unref());
  throw new Error(`The menu did not appear within ${ms / 1000} s.`);
}
