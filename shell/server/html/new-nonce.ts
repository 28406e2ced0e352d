import { randomFillSync } from 'node:crypto';
import { HOLE_LENGTH } from '../packing/holed-text';

const BYTES = (HOLE_LENGTH * 3) / 4;
const AT_ONCE = 256;

const random = Buffer.alloc(BYTES * AT_ONCE);
let used = random.length;

/**
 * Returns an unpredictable nonce. Each one uses new random bytes, which are generated in large batches because that
 * is cheaper.
 */
export function newNonce(): string {
  if (used === random.length) {
    randomFillSync(random);
    used = 0;
  }
  used += BYTES;
  return random.toString('base64url', used - BYTES, used);
}
