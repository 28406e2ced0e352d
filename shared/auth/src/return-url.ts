import { storedJson } from '@tiffin/config/storage';

/** Read by the shell's page `/order/signed-in.html`, to which every sign-in comes back. */
const KEPT_AS = 'tiffin_sign_in';
const RETURN_PAGE = '/order/signed-in.html';

/** Returns the URL of the one page that every sign-in returns to. That page redirects to the stored path. */
export function returnUrl(origin: string): string {
  return origin + RETURN_PAGE;
}

/**
 * Stores the path of this site to open after the sign-in with this login URL. It uses the tab's storage or,
 * if that is full or blocked, a cookie of one hour that only the return page receives. Without either, the
 * sign-in ends at the site's first page.
 */
export function keepReturnPath(loginUrl: string, path: string): void {
  const kept = { state: new URL(loginUrl).searchParams.get('state'), path };
  if (!storedJson('sessionStorage', KEPT_AS).write(kept)) keepInCookie(JSON.stringify(kept));
}

function keepInCookie(kept: string): void {
  const cookie = `${KEPT_AS}=${encodeURIComponent(kept)}; Path=${RETURN_PAGE}; Max-Age=3600; SameSite=Lax`;
  try {
    document.cookie = window.location.protocol === 'https:' ? `${cookie}; Secure` : cookie;
  } catch {
    // Scripts may use neither storage nor cookies.
  }
}
