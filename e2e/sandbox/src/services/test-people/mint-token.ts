import { importJWK, SignJWT } from 'jose';
import type { SandboxContext } from '../../context';

export type TokenWish = {
  readonly externalUserId: string;
  readonly audience: string;
  /** Negative for a token that has expired. */
  readonly expiresInSeconds: number;
};

/** Signs an access token of the realm for a test: expired, or for another audience. */
export async function mintToken(
  { issuer, signingKeys }: Pick<SandboxContext, 'issuer' | 'signingKeys'>,
  { externalUserId, audience, expiresInSeconds }: TokenWish,
): Promise<string> {
  const key = signingKeys[0];
  if (!key) throw new Error('The database has no key to sign tokens with.');
  const now = Math.floor(Date.now() / 1000);
  const expiresAt = now + expiresInSeconds;
  return new SignJWT({ typ: 'Bearer', azp: 'athena-client' })
    .setProtectedHeader({ alg: 'RS256', kid: key.kid })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(externalUserId)
    .setIssuedAt(Math.min(now, expiresAt - 300))
    .setExpirationTime(expiresAt)
    .sign(await importJWK({ kty: 'RSA', ...key.privateJwk }, 'RS256'));
}
