import type { Page } from '@playwright/test';

/** Returns the paths that this browser has stored for reading without a network. */
export const storedPaths = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    if (!(await caches.has('tiffin-offline-copies'))) return [];
    const cache = await caches.open('tiffin-offline-copies');
    return (await cache.keys()).map(({ url }) => new URL(url).pathname.replace('/offline-copies', ''));
  });

/** Returns whether the worker that serves the stored pages is at work. */
export const hasWorker = (page: Page): Promise<boolean> =>
  page.evaluate(
    async () => (await navigator.serviceWorker.getRegistration('/'))?.active?.state === 'activated',
  );

/** Returns what this browser has stored of a page, as text; empty without a copy. */
export const storedText = (page: Page, path: string): Promise<string> =>
  page.evaluate(async (url) => {
    const cache = await caches.open('tiffin-offline-copies');
    return (await (await cache.match(url))?.text()) ?? '';
  }, `/offline-copies${path}`);
