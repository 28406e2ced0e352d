import { createHash } from 'node:crypto';

/** SHA-384 of some bytes, as browsers want it in `integrity`. */
export function hashOf(content: Uint8Array): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
