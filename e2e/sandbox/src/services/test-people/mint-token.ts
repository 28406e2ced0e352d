import { randomUUID } from 'node:crypto';
import { importJWK, SignJWT } from 'jose';
import type { SandboxContext } from '../../context';
import { signOnStore } from '../sso/sign-on-store';

const SESSION_SECONDS = 3600;

export type TokenWish = {
  readonly externalUserId: string;
  readonly audience: string;
  /** Negative for a token that has expired. */
  readonly expiresInSeconds: number;
};

/**
 * Signs an access token of the realm for a test: expired, or for another audience. The token has a session of its own,
 * because the provider refuses tokens without one.
 */
export async function mintToken(
  { db, issuer, signingKeys }: Pick<SandboxContext, 'db' | 'issuer' | 'signingKeys'>,
  { externalUserId, audience, expiresInSeconds }: TokenWish,
): Promise<string> {
  const key = signingKeys[0];
  if (!key) throw new Error('The database has no key to sign tokens with.');
  const now = Math.floor(Date.now() / 1000);
  const expiresAt = now + expiresInSeconds;
  const sid = randomUUID();
  await signOnStore(db, 'Session').upsert(
    sid,
    { kind: 'Session', jti: sid, uid: sid, accountId: externalUserId, iat: now, exp: now + SESSION_SECONDS },
    SESSION_SECONDS,
  );
  return new SignJWT({ typ: 'Bearer', azp: 'athena-client', sid })
    .setProtectedHeader({ alg: 'RS256', kid: key.kid })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(externalUserId)
    .setIssuedAt(Math.min(now, expiresAt - 300))
    .setExpirationTime(expiresAt)
    .sign(await importJWK({ kty: 'RSA', ...key.privateJwk }, 'RS256'));
}
