import { COOKIES } from './cookies';
import type { CookieKey } from './cookies';

/**
 * Returns a cookie for `document.cookie` or `Set-Cookie`, with its value encoded. It applies to the whole
 * site, to same-site requests and links to the site, and over https only if the page is. An empty value
 * removes it.
 */
export function cookieText(key: CookieKey, value: string, isSecure: boolean): string {
  const { name, maxAgeS } = COOKIES[key];
  const lasts = value === '' ? 0 : maxAgeS;
  return `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${lasts}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
