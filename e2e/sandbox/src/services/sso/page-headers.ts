import { REALM_PATH } from './sso-settings';

/** The URL of the pages' styles and scripts. */
export const ASSETS_URL = `${REALM_PATH}/assets`;

/**
 * Returns the security headers of a page: no foreign resources, no inline code. Forms may redirect to
 * `formTargets`. Only a page with `framers` may be framed, by those origins.
 */
export function pageHeaders(
  formTargets: readonly string[] = [],
  framers: readonly string[] = [],
): Record<string, string> {
  return {
    'content-security-policy': [
      "default-src 'none'",
      "style-src 'self'",
      "script-src 'self'",
      "font-src 'self'",
      "img-src 'self' data:",
      "connect-src 'self'",
      ["form-action 'self'", ...formTargets].join(' '),
      `frame-ancestors ${framers.join(' ') || "'none'"}`,
      "base-uri 'none'",
    ].join('; '),
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  };
}
