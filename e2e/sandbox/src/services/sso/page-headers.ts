import { REALM_PATH } from './sso-settings';

/** Where the styles and scripts of the pages are. */
export const ASSETS_URL = `${REALM_PATH}/assets`;

/**
 * Headers of a page: nothing from strangers, no inline code. Forms may end in redirects to `formTargets`; only pages made for
 * frames have `framers`, origins that may frame them.
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
