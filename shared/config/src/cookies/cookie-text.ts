import { COOKIES } from './cookies';
import type { CookieKey } from './cookies';

/**
 * A cookie as `document.cookie` and `Set-Cookie` take it, its value encoded: the whole site, same-site requests and
 * links to us, over https only where the page is. An empty value ends it.
 */
export function cookieText(key: CookieKey, value: string, isSecure: boolean): string {
  const { name, maxAgeS } = COOKIES[key];
  const lasts = value === '' ? 0 : maxAgeS;
  return `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${lasts}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
