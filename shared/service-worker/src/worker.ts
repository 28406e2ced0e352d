const URL_OF_WORKER = '/worker.js';

/** Registers the service worker. Does nothing in a browser that has none or blocks it. */
export async function registerWorker(): Promise<void> {
  await navigator.serviceWorker?.register(URL_OF_WORKER, { scope: '/', updateViaCache: 'none' });
}

/** Removes the service worker from this browser. */
export async function removeWorker(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration('/');
  await registration?.unregister();
}
