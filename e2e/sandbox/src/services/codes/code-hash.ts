import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SecretFor } from '../../secret-for';

/** The owner of a code: equal digits of another person or e-mail address have another hash. */
export type CodeOwner = { readonly externalUserId: string; readonly email: string };

/**
 * Returns the stored form of a code: a keyed hash, because six digits are quickly guessed from a plain one.
 */
export function hashCode(secretFor: SecretFor, owner: CodeOwner, code: string): string {
  return digest(secretFor, owner, code).toString('base64url');
}

/** Returns whether a code matches the hash. Takes the same time for every wrong code. */
export function codeFits(secretFor: SecretFor, owner: CodeOwner, code: string, hash: string): boolean {
  const [typed, kept] = [digest(secretFor, owner, code), Buffer.from(hash, 'base64url')];
  return typed.length === kept.length && timingSafeEqual(typed, kept);
}

function digest(secretFor: SecretFor, { externalUserId, email }: CodeOwner, code: string): Buffer {
  const text = JSON.stringify([externalUserId, email.toLowerCase(), code]);
  return createHmac('sha256', secretFor('codes')).update(text).digest();
}
