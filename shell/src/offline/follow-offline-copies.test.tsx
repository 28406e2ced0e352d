import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { QueryObserver } from '@tanstack/react-query';
import { createQueryClient, gatewayQueries, menuQueries, merchantQueries } from '@tiffin/api';
import { session } from '@tiffin/auth';
import { createI18n } from '@tiffin/i18n';
import { personalText } from '@tiffin/config/storage';
import {
  ana,
  ben,
  fakeNetwork,
  makeMenu,
  makeMerchant,
  makeOrderList,
  makeOrderSummary,
  startTestSession,
} from '@tiffin/testing';
import { readEarly } from '../boot/read-early';
import { signOut } from '../layout/sign-out';
import { followOfflineCopies } from './follow-offline-copies';

/** The browser's Cache Storage, in memory. */
function startCaches() {
  const named = new Map<string, Map<string, string>>();
  const open = async (name: string) => {
    const entries = named.get(name) ?? new Map<string, string>();
    named.set(name, entries);
    return {
      put: async (url: string, response: Response) => void entries.set(url, await response.text()),
      delete: async (url: string) => entries.delete(url),
      keys: async () => [...entries.keys()],
      match: async (url: string) => new Response(entries.get(url)),
    };
  };
  const has = async (name: string) => named.has(name);
  Object.defineProperty(window, 'caches', {
    configurable: true,
    value: { open, has, delete: async (name: string) => named.delete(name) },
  });
  return {
    paths: () => [...(named.get('tiffin-offline-copies')?.keys() ?? [])],
    text: () => JSON.stringify([...(named.get('tiffin-offline-copies')?.values() ?? [])]),
  };
}

function startWorkers() {
  const registered: string[] = [];
  const registration = { unregister: async () => registered.splice(0).length > 0 };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      register: async (url: string) => void registered.push(url),
      getRegistration: async () => (registered.length > 0 ? registration : undefined),
    },
  });
  return registered;
}

let stop = (): void => undefined;
let stored: ReturnType<typeof startCaches>;
let workers: readonly string[];
beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-22T20:05:00Z') });
  localStorage.clear();
  stored = startCaches();
  workers = startWorkers();
});
afterEach(() => {
  stop();
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'caches');
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const settle = () => jest.advanceTimersByTimeAsync(2000);
const orders = makeOrderList({
  orders: [makeOrderSummary({ items: [{ name: 'Dal makhani', quantity: 2 }] })],
});

function readAll(client: ReturnType<typeof createQueryClient>): void {
  client.setQueryData(gatewayQueries.orderHistory().queryKey, { pages: [orders], pageParams: [null] });
  client.setQueryData(merchantQueries.detail('lucknow-lunch-home').queryKey, makeMerchant());
  client.setQueryData(
    menuQueries.forMerchant('lucknow-lunch-home', { excludeChoices: true }).queryKey,
    makeMenu(),
  );
}

function begin(who: Parameters<typeof startTestSession>[0]) {
  startTestSession(who);
  const client = createQueryClient({ onEffect: () => undefined });
  stop = followOfflineCopies(client, createI18n('en'));
  return client;
}

it('stores the orders and the opened menu of a signed-in person, with the time, and registers the worker', async () => {
  const client = begin(ana);
  readAll(client);
  await settle();
  expect(stored.paths().sort()).toEqual([
    '/offline-copies/m/lucknow-lunch-home/menu',
    '/offline-copies/m/lucknow-lunch-home/status/order-1',
    '/offline-copies/orders',
  ]);
  expect(stored.text()).toContain('2 × Dal makhani');
  expect(stored.text()).toContain('$12.60');
  expect(stored.text()).toMatch(/As of Sun 22 Nov, \d\d:05/);
  expect(workers).toEqual(['/worker.js']);
});

it('does not store a menu that was only read early, until the person opens it', async () => {
  const client = begin(ana);
  client.setQueryData(merchantQueries.detail('lucknow-lunch-home').queryKey, makeMerchant());
  const menu = {
    ...menuQueries.forMerchant('lucknow-lunch-home', { excludeChoices: true }),
    queryFn: async () => makeMenu(),
  };
  await readEarly(client, (read) => read(menu)).read;
  await settle();
  expect(stored.paths()).toEqual([]);
  const leave = new QueryObserver(client, menu).subscribe(() => undefined);
  await settle();
  leave();
  expect(stored.paths()).toEqual(['/offline-copies/m/lucknow-lunch-home/menu']);
});

it('stores no token, no address and no card', async () => {
  readAll(begin(ana));
  await settle();
  expect(stored.text()).not.toMatch(/token|4242|@northlight/i);
});

it('stores nothing for a guest', async () => {
  readAll(begin('guest'));
  await settle();
  expect(stored.paths()).toEqual([]);
  expect(workers).toEqual([]);
});

it('[MNU-03] stores a menu in the language of the page, not in one that the reader chose for it', async () => {
  const client = begin(ana);
  readAll(client);
  client.setQueryData(
    menuQueries.forMerchant('lucknow-lunch-home', { excludeChoices: true }, 'zh-HK').queryKey,
    makeMenu({ categories: [] }),
  );
  await settle();
  expect(stored.text()).toContain('Lassi');
});

it('stores nothing of a draft of a menu', async () => {
  const client = begin(ana);
  client.setQueryData(merchantQueries.detail('lucknow-lunch-home').queryKey, makeMerchant());
  client.setQueryData(
    menuQueries.forMerchant('lucknow-lunch-home', { menuDraftId: 'draft-1' }).queryKey,
    makeMenu(),
  );
  await settle();
  expect(stored.paths()).toEqual([]);
});

it('removes everything when the person signs out, before the page leaves', async () => {
  personalText('favourites').write('[]');
  const client = begin(ana);
  readAll(client);
  await settle();
  await Promise.all([signOut(), settle()]);
  expect(stored.paths()).toEqual([]);
  expect(workers).toEqual([]);
  expect(personalText('favourites').read()).toBeNull();
  readAll(client);
  await settle();
  expect(stored.paths()).toEqual([]);
});

it('ends the news of orders when the person signs out', async () => {
  const network = fakeNetwork({ endOrderNews: () => ({}) });
  begin(ana);
  const cache = await caches.open('tiffin-order-news');
  const news = {
    subscriptionId: 'subscription-1',
    url: 'https://api.example/v1/order-news/subscription-1',
    publicKey: 'BKey',
    endpoint: 'https://push.example/ana',
  };
  await cache.put('/order-news/ID/order-1', new Response(JSON.stringify(news)));
  await Promise.all([signOut(), settle()]);
  expect(network.callsOf('endOrderNews')).toMatchObject([{ params: { subscriptionId: 'subscription-1' } }]);
  expect(await caches.has('tiffin-order-news')).toBe(false);
  expect(workers).toEqual([]);
});

it('removes everything when the session ends', async () => {
  readAll(begin(ana));
  await settle();
  session.clearToken('expired');
  await settle();
  expect(stored.paths()).toEqual([]);
  expect(workers).toEqual([]);
});

it('never keeps the pages of one person for the next', async () => {
  const client = begin(ana);
  readAll(client);
  await settle();
  stop();
  stop = (() => {
    startTestSession(ben);
    return followOfflineCopies(createQueryClient({ onEffect: () => undefined }), createI18n('en'));
  })();
  await settle();
  expect(stored.paths()).toEqual([]);
});

it('does not store answers to a person who has left the page for the next person of the same page', async () => {
  const client = begin(ana);
  readAll(client);
  await settle();
  session.clearToken('signedOut');
  await settle();
  startTestSession(ben);
  await settle();
  expect(stored.paths()).toEqual([]);
});

it('leaves the page alone in a browser that has no Cache Storage', async () => {
  Reflect.deleteProperty(window, 'caches');
  readAll(begin(ana));
  await settle();
  expect(workers).toEqual([]);
});
