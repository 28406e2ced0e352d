import { cookieText } from './cookie-text';
import type { CookieKey } from './cookies';

/**
 * Writes a cookie for its lifetime; an empty value removes it. Does nothing if the browser blocks cookies.
 */
export function writeCookie(key: CookieKey, value: string): void {
  try {
    document.cookie = cookieText(key, value, window.location.protocol === 'https:');
  } catch {
    // Frames of other sites and strict browsers throw. The page then works without what it would store.
  }
}
