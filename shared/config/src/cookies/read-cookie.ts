import { COOKIES } from './cookies';
import type { CookieKey } from './cookies';
import { parseCookies } from './parse-cookies';

/** What a cookie of the page holds; null where it holds nothing or the browser keeps cookies from us. */
export function readCookie(key: CookieKey): string | null {
  try {
    return parseCookies(document.cookie)[COOKIES[key].name] || null;
  } catch {
    return null;
  }
}
