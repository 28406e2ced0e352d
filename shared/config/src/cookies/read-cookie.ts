import { COOKIES } from './cookies';
import type { CookieKey } from './cookies';
import { parseCookies } from './parse-cookies';

/** Returns the value of a cookie of the page; null if it is absent or the browser blocks cookies. */
export function readCookie(key: CookieKey): string | null {
  try {
    return parseCookies(document.cookie)[COOKIES[key].name] || null;
  } catch {
    return null;
  }
}
