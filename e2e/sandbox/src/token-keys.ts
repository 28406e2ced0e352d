import { createLocalJWKSet, createRemoteJWKSet } from 'jose';
import type { JWTVerifyGetKey } from 'jose';
import type { SigningKey } from './signing-keys';

const LIMIT_MS = 3000;

/** The keys of the sandbox's own realm. */
export function ownKeys(keys: readonly SigningKey[]): JWTVerifyGetKey {
  return createLocalJWKSet({ keys: keys.map(({ publicJwk }) => ({ kty: 'RSA', ...publicJwk })) });
}

/** The keys that a realm publishes where Keycloak has them; asked for when first needed, and when an unknown one turns up. */
export function keysOf(issuer: string): JWTVerifyGetKey {
  return createRemoteJWKSet(new URL(`${issuer}/protocol/openid-connect/certs`), {
    timeoutDuration: LIMIT_MS,
  });
}
