import { storedJson } from '@tiffin/storage';

/** Read by the shell's page `/order/signed-in.html`, to which every sign-in comes back. */
const KEPT_AS = 'tiffin_sign_in';
const RETURN_PAGE = '/order/signed-in.html';

/** The one page of a site that a sign-in comes back to; it leads on to what was kept. */
export function returnUrl(origin: string): string {
  return origin + RETURN_PAGE;
}

/**
 * Keeps where the sign-in with this login URL leads on to: a path of this site. In this tab, or, where storage is full or
 * forbidden, in a cookie for an hour that only the return page gets. Without both that is the first page of the site.
 */
export function keepReturnPlace(loginUrl: string, path: string): void {
  const place = { state: new URL(loginUrl).searchParams.get('state'), path };
  if (!storedJson('sessionStorage', KEPT_AS).write(place)) keepInCookie(JSON.stringify(place));
}

function keepInCookie(kept: string): void {
  const cookie = `${KEPT_AS}=${encodeURIComponent(kept)}; Path=${RETURN_PAGE}; Max-Age=3600; SameSite=Lax`;
  try {
    document.cookie = window.location.protocol === 'https:' ? `${cookie}; Secure` : cookie;
  } catch {
    // Scripts may use neither.
  }
}
