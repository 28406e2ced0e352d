import { REALM_PATH } from './sso-settings';

/** Where the styles and scripts of the pages are. */
export const ASSETS_URL = `${REALM_PATH}/assets`;

/**
 * Headers of a page: nothing from strangers, no inline code. Forms end in redirects to the shop, so its origins are
 * allowed as their targets; only pages made for frames may be framed, and only by the shop.
 */
export function pageHeaders(
  webOrigins: readonly string[],
  frames: 'none' | 'shop' = 'none',
): Record<string, string> {
  const shop = webOrigins.join(' ');
  return {
    'content-security-policy': [
      "default-src 'none'",
      "style-src 'self'",
      "script-src 'self'",
      "font-src 'self'",
      "img-src 'self' data:",
      "connect-src 'self'",
      `form-action 'self' ${shop}`,
      `frame-ancestors ${frames === 'none' ? "'none'" : shop}`,
      "base-uri 'none'",
    ].join('; '),
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  };
}
