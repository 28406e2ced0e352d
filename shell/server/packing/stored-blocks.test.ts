import { expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, inflateRawSync } from 'node:zlib';
import { storedBrotli, storedDeflate } from './stored-blocks';

/**
 * Start and end of a brotli stream: a 16-bit window with an empty block up to the next byte boundary, and the last
 * block.
 */
const [BROTLI_BEGIN, BROTLI_END] = [Buffer.from([0x0c]), Buffer.from([3])];
const DEFLATE_END = Buffer.from([3, 0]);

it.each([0, 1, 24, 65_535, 65_536, 65_537, 131_072, 1 << 20, 1 << 24, (1 << 24) + 1])(
  'stores %i bytes so that both formats give them back',
  (length) => {
    const bytes = randomBytes(length);
    const brotli = Buffer.concat([BROTLI_BEGIN, storedBrotli(bytes), BROTLI_END]);
    expect(brotliDecompressSync(brotli).equals(bytes)).toBe(true);
    expect(inflateRawSync(Buffer.concat([storedDeflate(bytes), DEFLATE_END])).equals(bytes)).toBe(true);
  },
);
