import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, Buffer>(scrypt);
const KEY_BYTES = 32;

/** Returns a salted scrypt hash of a password, as `salt.key` in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, KEY_BYTES);
  return `${salt.toString('base64url')}.${key.toString('base64url')}`;
}

/** A hash of a random password, for e-mail addresses without an account. */
const NOBODYS = `${randomBytes(16).toString('base64url')}.${randomBytes(KEY_BYTES).toString('base64url')}`;

/**
 * Returns whether the password opens the account. Also hashes without an account, so that the response time
 * does not reveal who has one.
 */
export async function passwordOpens<Account extends { readonly passwordHash: string }>(
  account: Account | undefined,
  password: string,
  fits: (password: string, hash: string) => Promise<boolean> = passwordFits,
): Promise<Account | undefined> {
  const isRight = await fits(password, account?.passwordHash ?? NOBODYS);
  return isRight ? account : undefined;
}

/** Returns true if the password matches the hash. */
export async function passwordFits(password: string, hash: string): Promise<boolean> {
  const [salt = '', key = ''] = hash.split('.');
  const expected = Buffer.from(key, 'base64url');
  if (expected.length !== KEY_BYTES) return false;
  return timingSafeEqual(await derive(password, Buffer.from(salt, 'base64url'), KEY_BYTES), expected);
}
