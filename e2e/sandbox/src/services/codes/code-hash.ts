import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SecretFor } from '../../secret-for';

/** Whose code it is: the same digits of another person or address have another hash. */
export type CodeOwner = { readonly externalUserId: string; readonly email: string };

/** Returns what is stored in the place of a code: a keyed hash, because six digits are soon tried out. */
export function hashCode(secretFor: SecretFor, owner: CodeOwner, code: string): string {
  return digest(secretFor, owner, code).toString('base64url');
}

/** Whether it is the code that was hashed; takes the same time for every wrong one. */
export function codeFits(secretFor: SecretFor, owner: CodeOwner, code: string, hash: string): boolean {
  const [typed, kept] = [digest(secretFor, owner, code), Buffer.from(hash, 'base64url')];
  return typed.length === kept.length && timingSafeEqual(typed, kept);
}

function digest(secretFor: SecretFor, { externalUserId, email }: CodeOwner, code: string): Buffer {
  const text = JSON.stringify([externalUserId, email.toLowerCase(), code]);
  return createHmac('sha256', secretFor('codes')).update(text).digest();
}
