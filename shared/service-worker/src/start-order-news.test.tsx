import { afterEach, expect, it, jest } from '@jest/globals';
import { fakeNetwork } from '@tiffin/testing';
import { endAllOrderNews } from './end-order-news';
import { hasOrderNews } from './has-order-news';
import { startOrderNews } from './start-order-news';

const KEYS = { p256dh: 'k'.repeat(87), auth: 'a'.repeat(22) };
const order = (number: number) => ({ identifier: `order-${number}`, type: 'ID' as const });

/** Gives jsdom push subscriptions for one key at a time, and Cache Storage. Returns the paths of what is stored. */
function standInBrowser({ key, ready }: { readonly key?: string; readonly ready?: Promise<never> } = {}) {
  let current = key;
  const stored = new Map<string, string>();
  const subscription = (of: string) => ({
    endpoint: `https://push.example/${of}`,
    toJSON: () => ({ endpoint: `https://push.example/${of}`, keys: KEYS }),
    unsubscribe: async () => {
      current = undefined;
    },
  });
  const registration = {
    pushManager: {
      getSubscription: async () => (current === undefined ? null : subscription(current)),
      subscribe: async ({ applicationServerKey: wanted }: { readonly applicationServerKey: string }) => {
        if (current !== undefined && current !== wanted) throw new Error('InvalidStateError');
        current = wanted;
        return subscription(wanted);
      },
    },
  };
  const cache = {
    put: async (url: string, response: Response) => void stored.set(url, await response.text()),
    match: async (url: string) => (stored.has(url) ? new Response(stored.get(url)) : undefined),
    delete: async (url: string) => stored.delete(url),
    keys: async () => [...stored.keys()],
  };
  const give = (target: object, name: string, value: unknown): void => {
    Object.defineProperty(target, name, { configurable: true, value });
  };
  give(window, 'Notification', { permission: 'granted', requestPermission: async () => 'granted' });
  give(window, 'caches', {
    has: async () => true,
    open: async () => cache,
    delete: async () => stored.clear(),
  });
  give(navigator, 'serviceWorker', {
    register: async () => registration,
    ready: ready ?? Promise.resolve(registration),
    getRegistration: async () => registration,
  });
  return () => [...stored.keys()];
}

afterEach(() => {
  jest.useRealTimers();
  for (const name of ['Notification', 'caches']) Reflect.deleteProperty(window, name);
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

function startNetwork() {
  let made = 0;
  return fakeNetwork({
    getOrderNewsKey: () => ({ publicKey: 'new-key' }),
    subscribeToOrderNews: () => ({ subscriptionId: `subscription-${(made += 1)}` }),
    endOrderNews: () => ({}),
  });
}

it('replaces the subscription of a key that the service no longer has', async () => {
  standInBrowser({ key: 'old-key' });
  const network = startNetwork();
  expect(await startOrderNews(order(1))).toBe('on');
  expect(network.callsOf('subscribeToOrderNews')).toMatchObject([
    { body: { endpoint: 'https://push.example/new-key', keys: KEYS } },
  ]);
  expect(await hasOrderNews(order(1))).toBe(true);
  expect(await hasOrderNews(order(2))).toBe(false);
});

it('remembers the last 20 orders and ends all of them at once', async () => {
  const stored = standInBrowser();
  const network = startNetwork();
  for (let number = 1; number <= 21; number += 1) await startOrderNews(order(number));
  expect(stored()).toHaveLength(20);
  expect(stored()).not.toContain('/order-news/ID/order-1');
  await endAllOrderNews();
  expect(stored()).toEqual([]);
  expect(network.callsOf('endOrderNews')).toHaveLength(20);
});

it('fails if the service worker does not start within 15 s', async () => {
  standInBrowser({ ready: new Promise<never>(() => undefined) });
  startNetwork();
  jest.useFakeTimers();
  const started = expect(startOrderNews(order(1))).rejects.toThrow('The service worker did not start.');
  await jest.advanceTimersByTimeAsync(15_000);
  await started;
});

it('takes damaged news for none, and still forgets everything', async () => {
  const stored = standInBrowser();
  const cache = await caches.open('tiffin-order-news');
  await cache.put('/order-news/ID/order-1', new Response('{"subscriptionId":7}'));
  await cache.put('/order-news/ID/order-2', new Response('not JSON'));
  expect(await hasOrderNews(order(1))).toBe(false);
  await endAllOrderNews();
  expect(stored()).toEqual([]);
});
