import { ApiError, call } from '@tiffin/api';
import { forgetAllNews, forgetNews, storedNews, storedSubscriptions } from './news-store';
import type { NamedOrder } from './news-store';

/** Ends the news of an order for this browser. Throws if the service could not be told. */
export async function endNewsOfOrder(order: NamedOrder): Promise<void> {
  const stored = await storedNews(order);
  if (stored) await end(stored.subscriptionId);
  const hasOthers = await forgetNews(order);
  if (hasOthers) return;
  const registration = await navigator.serviceWorker.getRegistration('/');
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}

/** Ends the news of all orders. The browser's subscription ends with the service worker. */
export async function endAllOrderNews(): Promise<void> {
  const ids = await storedSubscriptions();
  await forgetAllNews();
  // The service also removes a subscription that the browser has ended.
  await Promise.allSettled(ids.map(end));
}

/** A subscription that is gone has ended. */
async function end(subscriptionId: string): Promise<void> {
  await call('endOrderNews', { subscriptionId }).catch((error: unknown) => {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  });
}
