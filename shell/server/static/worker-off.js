// Replaces the service worker while TIFFIN_OFFLINE is off: it removes everything that the worker stored, and itself.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil(end());
});

async function end() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('tiffin-')).map((name) => caches.delete(name)));
  await self.registration.unregister();
}
