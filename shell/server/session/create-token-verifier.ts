import { createRemoteJWKSet, customFetch, errors, jwtVerify } from 'jose';
import type { Settings } from '../settings';

/** Maximum age of the cached keys. An unknown key also triggers a read, at most every 30 s. */
const KEYS_KEPT_MS = 3_600_000;
const LIMIT_MS = 3000;
/** Below the wait of a page, see readPageSession: without an answer in time the signature counts. */
const REVOKED_LIMIT_MS = 200;
/** The audience of tokens for people. The realm's other tokens have a different one. */
const AUDIENCE = 'account';

/** `unknown`: the provider's keys are unavailable, so the token cannot be checked. */
export type Verdict =
  | { readonly kind: 'valid'; readonly expiresInS: number }
  | { readonly kind: 'invalid'; readonly why: string }
  | { readonly kind: 'expired' }
  | { readonly kind: 'unknown' };

export type VerifyToken = (token: string) => Promise<Verdict>;

type VerifierOptions = {
  readonly sso: Settings['config']['sso'];
  /** Clients whose tokens are accepted. */
  readonly clientIds: readonly string[];
};

/**
 * Returns a function that verifies a person's access token with the identity provider: signature (RS256, published
 * keys), issuer, audience, client, expiry, and that userinfo does not answer 401, as it does after the session
 * ended. If userinfo gives no answer, the other checks decide.
 */
export function createTokenVerifier(
  { sso, clientIds }: VerifierOptions,
  ask: typeof fetch = fetch,
  now: () => number = Date.now,
): VerifyToken {
  const issuer = `${sso.url}/realms/${encodeURIComponent(sso.realm)}`;
  const protocol = `${issuer}/protocol/openid-connect`;
  const keys = createRemoteJWKSet(new URL(`${protocol}/certs`), {
    [customFetch]: async (url, init) => ask(url, init),
    cacheMaxAge: KEYS_KEPT_MS,
    timeoutDuration: LIMIT_MS,
  });
  const isRevoked = async (token: string): Promise<boolean> => {
    try {
      const answer = await ask(`${protocol}/userinfo`, {
        headers: { accept: 'application/json', authorization: `Bearer ${token}` },
        signal: AbortSignal.timeout(REVOKED_LIMIT_MS),
      });
      void answer.body?.cancel();
      return answer.status === 401;
    } catch {
      return false;
    }
  };
  return async (token) => {
    try {
      const { payload } = await jwtVerify(token, keys, {
        algorithms: ['RS256'],
        issuer,
        audience: AUDIENCE,
        requiredClaims: ['sub', 'exp'],
        currentDate: new Date(now()),
      });
      const isOurs = clientIds.some((clientId) => clientId === payload['azp']);
      if (!isOurs) return { kind: 'invalid', why: 'client' };
      if (await isRevoked(token)) return { kind: 'invalid', why: 'revoked' };
      return { kind: 'valid', expiresInS: Math.floor((payload.exp ?? 0) - now() / 1000) };
    } catch (error) {
      return verdictOf(error);
    }
  };
}

/** Returns `invalid` only for errors of the token itself. Errors of the provider are `unknown`. */
function verdictOf(error: unknown): Verdict {
  if (error instanceof errors.JWTExpired) return { kind: 'expired' };
  if (error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid) return { kind: 'unknown' };
  const isOfToken = error instanceof errors.JOSEError && error.code !== 'ERR_JOSE_GENERIC';
  return isOfToken ? { kind: 'invalid', why: error.code } : { kind: 'unknown' };
}
