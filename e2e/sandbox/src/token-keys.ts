import { createLocalJWKSet, createRemoteJWKSet } from 'jose';
import type { JWTVerifyGetKey } from 'jose';
import type { SigningKey } from './signing-keys';

const LIMIT_MS = 3000;

/** Returns the keys of the sandbox's own realm. */
export function ownKeys(keys: readonly SigningKey[]): JWTVerifyGetKey {
  return createLocalJWKSet({ keys: keys.map(({ publicJwk }) => ({ kty: 'RSA', ...publicJwk })) });
}

/**
 * Returns the keys that a realm publishes at Keycloak's URL. They are fetched at first use, and again for an
 * unknown key.
 */
export function keysOf(issuer: string): JWTVerifyGetKey {
  return createRemoteJWKSet(new URL(`${issuer}/protocol/openid-connect/certs`), {
    timeoutDuration: LIMIT_MS,
  });
}
