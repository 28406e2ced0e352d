import type { VerifyToken, Verdict } from './create-token-verifier';
import type { SessionCookies } from './session-cookies';

/** A page waits no longer for the provider's keys. */
const LIMIT_MS = 300;

/** What a page is told of the token cookies of its request, and what becomes of these. */
export type PageSession = {
  readonly known: {
    /** Only where it has been verified. */
    readonly token?: { readonly accessToken: string; readonly expiresIn: number };
    readonly canRefresh: boolean;
  };
  readonly setCookies: readonly string[];
  /** Why a token was not used; never the token. */
  readonly refusal?: string;
};

/**
 * Reads the session out of a request's cookies. A token that does not verify is cleared, with all that came with it where
 * somebody tampered; one that has expired leaves the refresh token. While nobody can tell, the page is a guest's and the
 * cookies stay: they may be good.
 */
export async function readPageSession(
  cookies: Readonly<Record<string, string>>,
  sessionCookies: SessionCookies,
  verify: VerifyToken,
): Promise<PageSession> {
  const token = sessionCookies.read(cookies, 'token');
  const canRefresh = sessionCookies.read(cookies, 'refreshToken') !== undefined;
  if (token === undefined) return { known: { canRefresh }, setCookies: [] };
  const verdict = await inTime(verify(token));
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

async function inTime(verdict: Promise<Verdict>): Promise<Verdict> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<Verdict>((resolve) => {
    timer = setTimeout(() => resolve({ kind: 'unknown' }), LIMIT_MS);
  });
  try {
    return await Promise.race([verdict, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
