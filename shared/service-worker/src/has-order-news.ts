import { storedNews } from './news-store';
import type { NamedOrder } from './news-store';

/** Returns whether this browser gets news of an order. */
export async function hasOrderNews(order: NamedOrder): Promise<boolean> {
  if (Notification.permission !== 'granted') return false;
  const stored = await storedNews(order);
  if (stored === undefined) return false;
  const registration = await navigator.serviceWorker.getRegistration('/');
  const subscription = await registration?.pushManager.getSubscription();
  return subscription?.endpoint === stored.endpoint;
}
