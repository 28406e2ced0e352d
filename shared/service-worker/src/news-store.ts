import { isRecord } from '@tiffin/contracts';
import type { OrderIdentifierType } from '@tiffin/contracts';

/** How a URL names an order. */
export type NamedOrder = { readonly identifier: string; readonly type: OrderIdentifierType };

/** One order whose news this browser gets. `shell/server/static/worker.js` reads and writes the same. */
export type StoredNews = {
  readonly subscriptionId: string;
  /** The call that moves the subscription to another endpoint. */
  readonly url: string;
  readonly publicKey: string;
  readonly endpoint: string;
};

/** The worker reads this cache, because it cannot read the page's storage. */
const NAME = 'tiffin-order-news';
const MOST_STORED = 20;

/** Stores that this browser gets news of an order. Forgets the oldest beyond 20. */
export async function storeNews(order: NamedOrder, news: StoredNews): Promise<void> {
  const cache = await caches.open(NAME);
  const url = urlOf(order);
  await cache.delete(url);
  await cache.put(
    url,
    new Response(JSON.stringify(news), { headers: { 'content-type': 'application/json' } }),
  );
  const stored = await cache.keys();
  await Promise.all(stored.slice(0, -MOST_STORED).map((request) => cache.delete(request)));
}

/** Returns what is stored of an order; undefined if this browser gets no news of it. */
export async function storedNews(order: NamedOrder): Promise<StoredNews | undefined> {
  if (!(await caches.has(NAME))) return undefined;
  const cache = await caches.open(NAME);
  const response = await cache.match(urlOf(order));
  return readNews(response);
}

/** Returns the ids of all subscriptions of this browser. */
export async function storedSubscriptions(): Promise<readonly string[]> {
  if (!(await caches.has(NAME))) return [];
  const cache = await caches.open(NAME);
  const responses = await Promise.all((await cache.keys()).map((request) => cache.match(request)));
  const all = await Promise.all(responses.map(readNews));
  return all.flatMap((news) => (news ? [news.subscriptionId] : []));
}

/** Forgets an order. Returns whether news of another one are stored. */
export async function forgetNews(order: NamedOrder): Promise<boolean> {
  const cache = await caches.open(NAME);
  await cache.delete(urlOf(order));
  return (await cache.keys()).length > 0;
}

/** Forgets all orders. */
export async function forgetAllNews(): Promise<void> {
  await caches.delete(NAME);
}

/** Returns stored news; undefined for anything else. */
async function readNews(response: Response | undefined): Promise<StoredNews | undefined> {
  const news: unknown = await response?.json().catch(() => undefined);
  if (!isRecord(news)) return undefined;
  const { subscriptionId, url, publicKey, endpoint } = news;
  return typeof subscriptionId === 'string' &&
    typeof url === 'string' &&
    typeof publicKey === 'string' &&
    typeof endpoint === 'string'
    ? { subscriptionId, url, publicKey, endpoint }
    : undefined;
}

/** The service worker answers nothing below this path. */
function urlOf({ identifier, type }: NamedOrder): string {
  return `/order-news/${type}/${encodeURIComponent(identifier)}`;
}
