import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { createContext, runInContext } from 'node:vm';
import { isRecord } from '@tiffin/contracts';

const ORDER = '/m/lucknow-lunch-home/status/4711?orderIdentifierType=GUEST_TOKEN';
const message = {
  news: 'ready',
  title: 'Your order is ready',
  body: 'It’s waiting for you at the restaurant.',
  lang: 'en',
};

let source: string;
beforeAll(async () => {
  source = await readFile(new URL('../static/worker.js', import.meta.url), 'utf8');
});

type Shown = { readonly title: string; readonly options: Readonly<Record<string, unknown>> };
let shown: Shown[];
let opened: string[];
let focused: string[];
let pages: readonly string[];
let language: string;
let sent: { readonly url: string; readonly body: unknown }[];
let stored: Map<string, string>;
let status: number;
beforeEach(() => {
  [shown, opened, focused, pages, language, sent] = [[], [], [], [], 'en-CA', []];
  stored = new Map();
  status = 200;
});

/** Runs the worker's file in a scope of its own and sends it one event. Resolves when its work is done. */
async function send(type: string, event: Readonly<Record<string, unknown>>): Promise<void> {
  const listeners = new Map<string, (event: object) => void>();
  const subscription = (name: string) => ({
    toJSON: () => ({ endpoint: `https://push.example/${name}`, keys: { p256dh: 'p', auth: 'a' } }),
  });
  const scope = createContext({
    self: {
      addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
      location: { origin: 'https://lunch.example' },
      registration: {
        showNotification: async (title: string, options: Shown['options']) => {
          shown.push({ title, options });
        },
        pushManager: { subscribe: async () => subscription('new') },
      },
      clients: {
        matchAll: async () =>
          pages.map((path) => ({
            url: `https://lunch.example${path}`,
            focus: async () => void focused.push(path),
          })),
        openWindow: async (path: string) => void opened.push(path),
      },
    },
    navigator: { language },
    URL,
    Response,
    fetch: async (url: string, { body }: { readonly body: string }) => {
      sent.push({ url, body: JSON.parse(body) });
      if (status === 0) throw new TypeError('Failed to fetch');
      return { ok: status === 200, status };
    },
    caches: {
      open: async () => ({
        keys: async () => [...stored.keys()],
        match: async (key: string) => new Response(stored.get(key)),
        put: async (key: string, response: Response) => void stored.set(key, await response.text()),
        delete: async (key: string) => stored.delete(key),
      }),
    },
  });
  runInContext(source, scope);
  const work: unknown[] = [];
  listeners.get(type)?.({ ...event, waitUntil: (promise: unknown) => work.push(promise) });
  await Promise.all(work);
}

const pushed = (text: string) => send('push', { data: { json: (): unknown => JSON.parse(text) } });
const clicked = (data: unknown) =>
  send('notificationclick', { notification: { data, close: () => undefined } });

it('shows one notification for each order, in the language of the message', async () => {
  await pushed(JSON.stringify({ ...message, path: ORDER, lang: 'zh-Hant' }));
  expect(shown).toEqual([
    {
      title: 'Your order is ready',
      options: expect.objectContaining({ body: message.body, lang: 'zh-Hant', tag: ORDER, renotify: true }),
    },
  ]);
});

it.each([
  ['no JSON', 'hello'],
  ['null', 'null'],
  ['no path', JSON.stringify(message)],
  ['a page of another site', JSON.stringify({ ...message, path: `https://evil.example${ORDER}` })],
  ['a host as path', JSON.stringify({ ...message, path: `/${ORDER}` })],
  ['another page', JSON.stringify({ ...message, path: '/m/lucknow-lunch-home/menu' })],
  ['more parameters', JSON.stringify({ ...message, path: `${ORDER}&remote.x=1` })],
  ['no words', JSON.stringify({ ...message, path: ORDER, title: '' })],
  ['no text as words', JSON.stringify({ ...message, path: ORDER, body: { html: 1 } })],
])('shows a general sentence for a message with %s, which opens nothing', async (_name, text) => {
  await pushed(text);
  expect(shown).toMatchObject([{ title: 'Tiffin', options: { body: 'There’s news about your order.' } }]);
  const data = shown[0]?.options['data'];
  expect(isRecord(data) && data['path']).toBeUndefined();
  await clicked(data);
  expect([opened, focused]).toEqual([[], []]);
});

it('shows the general sentence for a message without data, in the browser’s language', async () => {
  language = 'zh-HK';
  await send('push', { data: null });
  expect(shown).toMatchObject([{ title: 'Tiffin', options: { lang: 'zh-Hant' } }]);
});

it('opens the page of the order, and focuses it if it is open', async () => {
  pages = ['/m/lucknow-lunch-home/menu'];
  await clicked({ path: ORDER });
  expect([opened, focused]).toEqual([[ORDER], []]);
  pages = ['/', ORDER];
  await clicked({ path: ORDER });
  expect([opened, focused]).toEqual([[ORDER], [ORDER]]);
});

it.each([undefined, null, {}, { path: 'https://evil.example/' }, { path: '//evil.example/status/1' }])(
  'opens nothing for a notification with %j',
  async (data) => {
    await clicked(data);
    expect([opened, focused]).toEqual([[], []]);
  },
);

const news = { subscriptionId: 's1', url: 'https://api.example/v1/order-news/s1', publicKey: 'k' };

it('tells the service the browser’s next subscription, and forgets what the service does not know', async () => {
  stored.set('/order-news/ID/1', JSON.stringify({ ...news, endpoint: 'https://push.example/old' }));
  await send('pushsubscriptionchange', {});
  expect(sent).toEqual([
    { url: news.url, body: { endpoint: 'https://push.example/new', keys: { p256dh: 'p', auth: 'a' } } },
  ]);
  expect(JSON.parse(stored.get('/order-news/ID/1') ?? '')).toEqual({
    ...news,
    endpoint: 'https://push.example/new',
  });
  status = 404;
  await send('pushsubscriptionchange', {});
  expect(stored.size).toBe(0);
});

it.each([429, 500, 0])('keeps the news of an order when the service answers %s', async (failure) => {
  stored.set('/order-news/ID/1', JSON.stringify({ ...news, endpoint: 'https://push.example/old' }));
  stored.set('/order-news/ID/2', JSON.stringify({ ...news, endpoint: 'https://push.example/old' }));
  status = failure;
  await send('pushsubscriptionchange', {});
  expect(sent).toHaveLength(2);
  expect(stored.size).toBe(2);
});
