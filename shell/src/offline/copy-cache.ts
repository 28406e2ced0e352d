import type { OfflineCopy } from './offline-copy';

/** `shell/server/static/offline.js` reads this cache. */
const NAME = 'tiffin-offline-copies';
const MOST_COPIES = 60;

/** Stores copies, each instead of an older one of its path. Removes the oldest beyond 60. */
export async function storeCopies(copies: readonly OfflineCopy[]): Promise<void> {
  const cache = await caches.open(NAME);
  for (const copy of copies) {
    const url = urlOf(copy.path);
    await cache.delete(url);
    await cache.put(
      url,
      new Response(JSON.stringify(copy), { headers: { 'content-type': 'application/json' } }),
    );
  }
  const stored = await cache.keys();
  await Promise.all(stored.slice(0, -MOST_COPIES).map((request) => cache.delete(request)));
}

/** Removes every copy. */
export async function removeCopies(): Promise<void> {
  await caches.delete(NAME);
}

/** The service worker answers nothing below this path, so that no page can be taken for a copy. */
function urlOf(path: string): string {
  return `/offline-copies${path}`;
}
