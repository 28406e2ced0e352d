import { getAppTags, getConfig } from '@tiffin/config';

/**
 * Returns whether this page may show news of orders as notifications: the browser can, nobody has blocked them, and the
 * page is our own. The service worker of a partner's site is not ours, and a frame belongs to the page around it.
 */
export function canTellNews(): boolean {
  const { origin, hasWorker } = getConfig();
  const isOurs = location.origin === origin && window.parent === window && !getAppTags().isEmbedded;
  const isAble =
    'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window && 'caches' in window;
  return isOurs && isAble && hasWorker === true && Notification.permission !== 'denied';
}
