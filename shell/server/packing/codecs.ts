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

/** What packing around holes must know of a format. */
export type Codec = {
  readonly name: 'br' | 'gzip';
  /** Bytes before the first block. */
  readonly begin: Buffer;
  /** `room`: more bytes than all that it gives. */
  readonly createPacker: (
    room: number,
  ) => ReturnType<typeof createBrotliCompress> | ReturnType<typeof createDeflateRaw>;
  /** Ends a block at a whole byte; what follows may refer to what came before. */
  readonly flush: number;
  /** Bytes as blocks that are not compressed. */
  readonly stored: (bytes: Buffer) => Buffer;
  /** Bytes after the last block, by the parts of the text as they were before packing. */
  readonly end: (parts: readonly Buffer[]) => Buffer;
  readonly unpack: (packed: Buffer) => Promise<Buffer>;
};

/** How much a stream holds before somebody reads it; the types of zlib do not know it. */
type Room = { readonly highWaterMark: number };

/** Higher ones cost more time than they save bytes. */
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
        // Else the code of a literal may depend on the two bytes before it, which may be a hole's.
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

/** The formats that browsers read. */
export const CODECS = { br: brotli, gzip } as const;
