import { randomBytes } from 'node:crypto';

/** Crockford's 32 characters: none is mistaken for another when somebody reads the link aloud. */
const CHARACTERS = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 10;

/** Returns a new id for a group's short link: ten characters, 50 bits that nobody can guess. */
export function newLinkId(): string {
  return Array.from(randomBytes(LENGTH), (byte) => CHARACTERS.charAt(byte % CHARACTERS.length)).join('');
}
