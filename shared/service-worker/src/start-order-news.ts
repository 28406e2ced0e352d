import { call } from '@tiffin/api';
import { getConfig } from '@tiffin/config';
import { limitTo } from '@tiffin/config/time-limit';
import { storeNews } from './news-store';
import type { NamedOrder } from './news-store';
import { registerWorker } from './worker';

/** A worker that is not active by then could not be installed. */
const LONGEST_MS = 15_000;

/**
 * Asks the person and the browser for news of an order, and the service to send them. `dismissed`: the person closed the
 * question. Call this in the handler of a press, because browsers ask only then. Throws if something failed.
 */
export async function startOrderNews(order: NamedOrder): Promise<'on' | 'denied' | 'dismissed'> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'dismissed';
  const [manager, publicKey] = await Promise.all([pushManager(), call('getOrderNewsKey', {})]);
  const { endpoint, keys } = await subscription(manager, publicKey);
  const subscriptionId = await call('subscribeToOrderNews', {
    orderIdentifier: order.identifier,
    orderIdentifierType: order.type,
    body: { endpoint, keys },
  });
  const url = `${getConfig().services.main}/v1/order-news/${encodeURIComponent(subscriptionId)}`;
  await storeNews(order, { subscriptionId, url, publicKey, endpoint });
  return 'on';
}

async function pushManager(): Promise<PushManager> {
  await registerWorker();
  const registration = await limitTo(LONGEST_MS, navigator.serviceWorker.ready, undefined);
  if (!registration) throw new Error('The service worker did not start.');
  return registration.pushManager;
}

type Subscription = {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
};

/** Subscribes, or returns the subscription that the browser has. A browser refuses a second key, so the first one goes. */
async function subscription(manager: PushManager, applicationServerKey: string): Promise<Subscription> {
  const options = { userVisibleOnly: true, applicationServerKey };
  const made = await manager.subscribe(options).catch(async (error: unknown) => {
    const old = await manager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    return manager.subscribe(options);
  });
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = made.toJSON();
  return { endpoint, keys: { p256dh, auth } };
}
