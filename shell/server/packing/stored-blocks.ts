/** The largest uncompressed meta-block whose length brotli encodes in 4 nibbles (two bytes). */
const MOST_BROTLI = 0x10000;
const MOST_DEFLATE = 0xffff;

/**
 * Returns bytes as uncompressed meta-blocks of a brotli stream (RFC 7932, 9.2): ISLAST 0, MNIBBLES 4, MLEN - 1,
 * ISUNCOMPRESSED 1, the bytes. Each block starts and ends on a byte boundary.
 */
export function storedBrotli(bytes: Buffer): Buffer {
  return inBlocks(bytes, MOST_BROTLI, (length) => {
    const header = Buffer.alloc(3);
    header.writeUIntLE(((length - 1) << 3) | (1 << 19), 0, 3);
    return header;
  });
}

/**
 * Returns bytes as stored blocks of a deflate stream (RFC 1951, 3.2.4) that is on a byte boundary. No block is
 * marked as last.
 */
export function storedDeflate(bytes: Buffer): Buffer {
  return inBlocks(bytes, MOST_DEFLATE, (length) => {
    const header = Buffer.alloc(5);
    header.writeUInt16LE(length, 1);
    header.writeUInt16LE(length ^ 0xffff, 3);
    return header;
  });
}

function inBlocks(bytes: Buffer, most: number, headerOf: (length: number) => Buffer): Buffer {
  const blocks: Buffer[] = [];
  for (let from = 0; from < bytes.length; from += most) {
    const block = bytes.subarray(from, from + most);
    blocks.push(headerOf(block.length), block);
  }
  return Buffer.concat(blocks);
}
