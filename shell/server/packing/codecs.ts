import { promisify } from 'node:util';
import {
  brotliDecompress,
  constants,
  crc32,
  createBrotliCompress,
  createDeflateRaw,
  gunzip,
} from 'node:zlib';
import type { BrotliOptions, ZlibOptions } from 'node:zlib';
import { storedBrotli, storedDeflate } from './stored-blocks';

/** What compression around holes needs to know about a format. */
export type Codec = {
  readonly name: 'br' | 'gzip';
  /** Bytes before the first block. */
  readonly begin: Buffer;
  /** `room`: an upper bound of its output in bytes. */
  readonly createPacker: (
    room: number,
  ) => ReturnType<typeof createBrotliCompress> | ReturnType<typeof createDeflateRaw>;
  /** Flush mode that ends a block on a byte boundary. Later blocks may refer to earlier ones. */
  readonly flush: number;
  /** Returns bytes as uncompressed blocks. */
  readonly stored: (bytes: Buffer) => Buffer;
  /** Returns the bytes after the last block, from the uncompressed parts of the text. */
  readonly end: (parts: readonly Buffer[]) => Buffer;
  readonly unpack: (packed: Buffer) => Promise<Buffer>;
};

/** The size of the stream's read buffer. The types of zlib lack this option. */
type Room = { readonly highWaterMark: number };

/** Higher levels cost more time than their smaller output saves. */
const QUALITY = 5;
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
const LAST_DEFLATE_BLOCK = Buffer.from([3, 0]);
const LAST_BROTLI_BLOCK = Buffer.from([3]);

const brotli: Codec = {
  name: 'br',
  begin: Buffer.alloc(0),
  createPacker: (highWaterMark) => {
    const options: BrotliOptions & Room = {
      highWaterMark,
      params: {
        [constants.BROTLI_PARAM_QUALITY]: QUALITY,
        // Otherwise a literal's code can depend on the two bytes before it, which may belong to a hole.
        [constants.BROTLI_PARAM_DISABLE_LITERAL_CONTEXT_MODELING]: 1,
      },
    };
    return createBrotliCompress(options);
  },
  flush: constants.BROTLI_OPERATION_FLUSH,
  stored: storedBrotli,
  end: () => LAST_BROTLI_BLOCK,
  unpack: promisify<Buffer, Buffer>(brotliDecompress),
};

const gzip: Codec = {
  name: 'gzip',
  begin: GZIP_HEADER,
  createPacker: (highWaterMark) => {
    const options: ZlibOptions & Room = { highWaterMark };
    return createDeflateRaw(options);
  },
  flush: constants.Z_SYNC_FLUSH,
  stored: storedDeflate,
  end: (parts) => {
    const trailer = Buffer.alloc(8);
    trailer.writeUInt32LE(parts.reduce((sum, part) => crc32(part, sum), 0));
    trailer.writeUInt32LE(parts.reduce((length, part) => length + part.length, 0) % 2 ** 32, 4);
    return Buffer.concat([LAST_DEFLATE_BLOCK, trailer]);
  },
  unpack: promisify<Buffer, Buffer>(gunzip),
};

/** The compression formats that browsers support. */
export const CODECS = { br: brotli, gzip } as const;
