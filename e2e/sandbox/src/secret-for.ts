import { hkdfSync } from 'node:crypto';
import type { SigningKey } from './signing-keys';

/** Returns a secret for one purpose, derived from the signing key, so that it survives a restart. */
export type SecretFor = (purpose: string) => Buffer;

/** Derives secrets from the newest signing key. */
export function secretsOf(keys: readonly SigningKey[]): SecretFor {
  const newest = keys[0];
  if (!newest) throw new Error('The database has no signing key to derive secrets from.');
  const material = String(newest.privateJwk['d']);
  return (purpose) => Buffer.from(hkdfSync('sha256', material, 'tiffin', purpose, 64));
}
