import { limitTo } from '@tiffin/config/time-limit';
import type { GuestToken } from '../session/guest-token';

const TOKEN_LIMIT_MS = 300;
const EXPIRY_STEP_MS = 10_000;

/** The guests' token and its expiry in milliseconds since 1970. It is not secret: every page of this site may fetch it. */
export type PageGuestToken = { readonly accessToken: string; readonly expiresAt: number };

/** Returns the guests' token for a page, or undefined if the provider does not respond within 300 ms. */
export async function guestTokenForPage(
  getGuestToken: () => Promise<GuestToken>,
): Promise<PageGuestToken | undefined> {
  const token = await limitTo(
    TOKEN_LIMIT_MS,
    getGuestToken().catch(() => null),
    null,
  );
  if (!token) return undefined;
  const { access_token: accessToken, expires_in: seconds } = token;
  return { accessToken, expiresAt: roundedDown(Date.now() + seconds * 1000) };
}

/**
 * Rounds down to ten seconds. The expiry in seconds is imprecise anyway, and an unchanged page is compressed only
 * once.
 */
function roundedDown(timeMs: number): number {
  return Math.floor(timeMs / EXPIRY_STEP_MS) * EXPIRY_STEP_MS;
}
