import { createHash } from 'node:crypto';

/** Returns the SHA-384 of some bytes in the `integrity` format of browsers. */
export function hashOf(content: Uint8Array): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
