import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Renewed } from './create-renewer';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;

/** What the identity service has decided about a refresh token. */
type Decided = Exclude<Renewed, 'unreachable'>;

const decidedSchema: z.ZodType<Decided> = z
  .object({ token: z.string(), refreshToken: z.string().nullable() })
  .nullable();

/** Returns the name of a refresh token in the store, from which nobody can compute the token. */
export function renewalId(refreshToken: string): string {
  return createHash('sha256').update(refreshToken).digest('base64url');
}

/** Encrypts the result of a renewal, so that only somebody who has the refresh token that was renewed can read it. */
export function seal(refreshToken: string, decided: Decided): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(refreshToken), iv);
  const text = Buffer.concat([cipher.update(JSON.stringify(decided)), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url');
}

/** Returns the result of a renewal. Throws if it was not sealed with this refresh token. */
export function unseal(refreshToken: string, sealed: string): Decided {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(CIPHER, keyOf(refreshToken), bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const text = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
  return decidedSchema.parse(JSON.parse(text.toString()));
}

function keyOf(refreshToken: string): Buffer {
  return Buffer.from(hkdfSync('sha256', refreshToken, '', 'tiffin session renewal', KEY_BYTES));
}
