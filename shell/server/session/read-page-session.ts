import { limitTo } from '@tiffin/config/time-limit';
import type { Verdict, VerifyToken } from './create-token-verifier';
import type { SessionCookies } from './session-cookies';

/** A page waits at most this long for the provider's keys. */
const LIMIT_MS = 300;
const NO_VERDICT: Verdict = { kind: 'unknown' };

/** The session of a request's token cookies, and the changes to these cookies. */
export type PageSession = {
  readonly known: {
    /** Present only if verified. */
    readonly token?: { readonly accessToken: string; readonly expiresIn: number };
    readonly canRefresh: boolean;
  };
  readonly setCookies: readonly string[];
  /** Why the token was refused. Never contains the token. */
  readonly refusal?: string;
};

/**
 * Reads the session from a request's cookies. An invalid token may be tampered with, so all token cookies are
 * cleared. An expired token is cleared alone, and the refresh token stays. If the provider is unreachable, the page
 * is a guest's and the cookies stay, because they may be valid.
 */
export async function readPageSession(
  cookies: Readonly<Record<string, string>>,
  sessionCookies: SessionCookies,
  verify: VerifyToken,
): Promise<PageSession> {
  const token = sessionCookies.read(cookies, 'token');
  const canRefresh = sessionCookies.read(cookies, 'refreshToken') !== undefined;
  if (token === undefined) return { known: { canRefresh }, setCookies: [] };
  const verdict = await limitTo(LIMIT_MS, verify(token), NO_VERDICT);
  switch (verdict.kind) {
    case 'valid':
      return {
        known: { token: { accessToken: token, expiresIn: verdict.expiresInS }, canRefresh },
        setCookies: [],
      };
    case 'expired':
      return { known: { canRefresh }, setCookies: sessionCookies.clear(['token']), refusal: 'expired' };
    case 'invalid':
      return { known: { canRefresh: false }, setCookies: sessionCookies.clear(), refusal: verdict.why };
    case 'unknown':
      return { known: { canRefresh }, setCookies: [], refusal: 'provider unreachable' };
  }
}
