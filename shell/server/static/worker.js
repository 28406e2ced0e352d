// The only service worker of this site. It answers a navigation that the network does not answer, with a page that shows
// what was stored, and shows news of orders as notifications (decision 35). It never answers for anything
// else: no script, no service, no page that loads.
const PAGE = '/offline.html';
const FILES = [PAGE, '/offline.js', '/offline.css'];
/** Raise the number when one of the files changes. */
const FILE_CACHE = 'tiffin-offline-files-1';
/** `shared/service-worker` writes it: whose news this browser gets. */
const NEWS_CACHE = 'tiffin-order-news';
/** The page of an order's status. A notification opens nothing else. */
const STATUS_PATH = /^\/(?:[\w%.~-]+\/)*status\/[\w%.~-]+\?orderIdentifierType=(?:ID|TOKEN|GUEST_TOKEN)$/;
/** What a notification says if its message cannot be read: the browser demands a notification for each message. */
const UNREAD = {
  en: { title: 'Tiffin', body: 'There’s news about your order.', lang: 'en' },
  zh: { title: 'Tiffin', body: '你的訂單有新消息。', lang: 'zh-Hant' },
};

self.addEventListener('install', (event) => {
  event.waitUntil(storeFiles());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin || request.method !== 'GET') return;
  if (request.mode === 'navigate') event.respondWith(pageOrCopies(event));
  else if (FILES.includes(pathname)) event.respondWith(storedFile(request));
});

self.addEventListener('push', (event) => {
  event.waitUntil(showNews(event.data));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { path } = event.notification.data ?? {};
  if (isStatusPath(path)) event.waitUntil(openOrder(path));
});

self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(moveNews(event.newSubscription));
});

async function storeFiles() {
  const cache = await caches.open(FILE_CACHE);
  await cache.addAll(FILES.map((file) => new Request(file, { cache: 'reload' })));
  await self.skipWaiting();
}

async function takeOver() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('tiffin-offline-files-') && name !== FILE_CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  // The browser requests the page while this worker starts.
  await self.registration.navigationPreload?.enable();
}

async function pageOrCopies(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    const page = await caches.match(PAGE, { cacheName: FILE_CACHE });
    return page ?? Response.error();
  }
}

async function storedFile(request) {
  return (await caches.match(request, { cacheName: FILE_CACHE })) ?? fetch(request);
}

/** Shows one notification for each order: the newest news replaces the one before. */
async function showNews(data) {
  const { title, body, lang, path } =
    readNews(data) ?? UNREAD[navigator.language.startsWith('zh') ? 'zh' : 'en'];
  await self.registration.showNotification(title, {
    body,
    lang,
    tag: path ?? 'tiffin',
    renotify: true,
    icon: '/icon-192.png',
    data: { path },
  });
}

/** Returns the news in a message; undefined if it is anything else. */
function readNews(data) {
  try {
    const { title, body, lang, path } = data.json();
    const areTexts = [title, body, lang].every((text) => typeof text === 'string' && text !== '');
    return areTexts && isStatusPath(path) ? { title, body, lang, path } : undefined;
  } catch {
    return undefined;
  }
}

function isStatusPath(path) {
  return typeof path === 'string' && STATUS_PATH.test(path);
}

async function openOrder(path) {
  const { pathname } = new URL(path, self.location.origin);
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find(({ url }) => new URL(url).pathname === pathname);
  if (open) await open.focus();
  else await self.clients.openWindow(path);
}

/** Tells the service where the news of each order go now that the browser has replaced its subscription. */
async function moveNews(replacement) {
  const cache = await caches.open(NEWS_CACHE);
  for (const request of await cache.keys()) {
    const stored = await (await cache.match(request)).json();
    const subscription =
      replacement ??
      (await self.registration.pushManager.subscribe({
        userVisibleOnly: true,
        applicationServerKey: stored.publicKey,
      }));
    const { endpoint, keys } = subscription.toJSON();
    const answer = await fetch(stored.url, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ endpoint, keys }),
    }).catch(() => undefined);
    if (answer?.ok) await cache.put(request, new Response(JSON.stringify({ ...stored, endpoint })));
    // Any other failure says nothing about the subscription.
    else if (answer?.status === 404) await cache.delete(request);
  }
}
