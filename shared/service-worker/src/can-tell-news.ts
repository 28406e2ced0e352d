import { getAppTags, getConfig } from '@tiffin/config';

/**
 * Returns whether this page may show news of orders as notifications: the browser can, nobody has blocked them, and the
 * page is our own. The service worker of a partner's site is not ours, and a frame belongs to the page around it.
 */
export function canTellNews(): boolean {
  const isOurs = location.origin === getConfig().origin && window.parent === window;
  const isAble =
    'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window && 'caches' in window;
  return offersNews() && isOurs && isAble && Notification.permission !== 'denied';
}

/**
 * Returns whether the site offers news of orders on this page. The server knows no more than this; most browsers can show
 * them.
 */
export function offersNews(): boolean {
  return getConfig().hasWorker === true && !getAppTags().isEmbedded;
}
