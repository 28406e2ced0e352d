import { once } from 'node:events';
import { randomBytes, randomInt } from 'node:crypto';
import type { Codec } from './codecs';
import { fillHoles, HOLE_LENGTH } from './holed-text';
import type { HoledText } from './holed-text';

/** Bytes that do not occur in UTF-8. */
const STRANGE = [0xc0, 0xc1, 0xf5, 0xf6, 0xf7, 0xf8, 0xf9, 0xfa, 0xfb, 0xfc, 0xfd, 0xfe, 0xff];
const ANY = Array.from({ length: 256 }, (_, byte) => byte);
/** Upper bound of the bytes that a format adds to an incompressible or empty block. */
const ADDED_BYTES = 64;

/**
 * Compresses a UTF-8 text once for every value of its holes. In the result, each hole is an uncompressed block of
 * its own. The compressor receives placeholder bytes for a hole: of the same length, so that distances across it
 * are right, and invalid in UTF-8, so that it never copies from a hole. The result starts with the format's header
 * and lacks the end.
 *
 * Returns null if the result does not decompress to the same text: the compressor found a copy within placeholder
 * bytes and encoded later distances relative to it. This is not known to happen with these placeholders.
 */
export async function packAroundHoles(text: HoledText, codec: Codec): Promise<HoledText | null> {
  const value = randomBytes((HOLE_LENGTH * 3) / 4).toString('base64url');
  const plain = fillHoles(text, value);
  const packed = await pack(text, codec);
  const whole = Buffer.concat([fillHoles(packed, value), codec.end([plain])]);
  const unpacked = await codec.unpack(whole).catch(() => null);
  return unpacked?.equals(plain) ? packed : null;
}

async function pack({ bytes, holes }: HoledText, codec: Codec): Promise<HoledText> {
  const packer = codec.createPacker(bytes.length + (holes.length + 1) * ADDED_BYTES);
  const failure = once(packer, 'error').then(([error]: readonly unknown[]) => Promise.reject(error));
  const packPart = async (part: Buffer): Promise<Buffer> => {
    if (part.length > 0) packer.write(part);
    await Promise.race([failure, new Promise<void>((resolve) => packer.flush(codec.flush, resolve))]);
    const packed: unknown = packer.read();
    return Buffer.isBuffer(packed) ? packed : Buffer.alloc(0);
  };
  const hole = codec.stored(Buffer.alloc(HOLE_LENGTH));
  const strangers = createStrangers();
  const parts: Buffer[] = [codec.begin];
  const offsets: number[] = [];
  let length = codec.begin.length;
  let from = 0;
  for (const at of holes) {
    const packed = await packPart(bytes.subarray(from, at));
    await packPart(strangers());
    parts.push(packed, hole);
    length += packed.length + hole.length;
    offsets.push(length - HOLE_LENGTH);
    from = at + HOLE_LENGTH;
  }
  parts.push(await packPart(bytes.subarray(from)));
  packer.close();
  return { bytes: Buffer.concat(parts), holes: offsets };
}

/**
 * Returns a function that generates placeholder bytes for one hole after another. Every pair of adjacent bytes holds
 * a strange byte, so it does not occur in the text, and a pair is repeated only if no new one is left: the
 * compressor finds nothing to copy. Strange bytes and any bytes alternate, which makes thousands of pairs.
 */
function createStrangers(): () => Buffer {
  const seen = new Set<number>();
  let last = 0;
  return () => {
    const bytes = Array.from({ length: HOLE_LENGTH }, (_, at) => {
      // The last byte is strange too, as the text goes on after it.
      const mayBeAny = at % 2 === 1 && at < HOLE_LENGTH - 1;
      const next = unseenAfter(last, mayBeAny ? ANY : STRANGE, seen);
      seen.add(pairOf(last, next));
      last = next;
      return next;
    });
    return Buffer.from(bytes);
  };
}

/** Returns a random byte that makes a new pair with the byte before, or a random one if none is left. */
function unseenAfter(last: number, bytes: readonly number[], seen: ReadonlySet<number>): number {
  const start = randomInt(bytes.length);
  const choices = [...bytes.slice(start), ...bytes.slice(0, start)];
  return choices.find((byte) => !seen.has(pairOf(last, byte))) ?? choices[0] ?? 0;
}

function pairOf(first: number, second: number): number {
  return first * 256 + second;
}
