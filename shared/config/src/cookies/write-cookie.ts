import { cookieText } from './cookie-text';
import type { CookieKey } from './cookies';

/** Keeps a value for its cookie's lifetime; an empty one ends the cookie. Where the browser keeps cookies from us, nothing happens. */
export function writeCookie(key: CookieKey, value: string): void {
  try {
    document.cookie = cookieText(key, value, window.location.protocol === 'https:');
  } catch {
    // Frames of other sites and strict browsers throw: a page lives without what it would remember.
  }
}
