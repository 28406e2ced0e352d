/** Read by the shell's page `/order/signed-in.html`, to which every sign-in comes back. */
const KEPT_AS = 'tiffin_sign_in';

/** The one page of a site that a sign-in comes back to; it leads on to what was kept. */
export function returnUrl(origin: string): string {
  return `${origin}/order/signed-in.html`;
}

/** Keeps in this tab where the sign-in with this login URL leads on to: a path of this site. Without storage that is its first page. */
export function keepReturnPlace(loginUrl: string, path: string): void {
  try {
    const state = new URL(loginUrl).searchParams.get('state');
    sessionStorage.setItem(KEPT_AS, JSON.stringify({ state, path }));
  } catch {
    // Full or forbidden.
  }
}
