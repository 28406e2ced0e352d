import { once } from 'node:events';
import { randomBytes, randomInt } from 'node:crypto';
import type { Codec } from './codecs';
import { fillHoles, HOLE_LENGTH } from './holed-text';
import type { HoledText } from './holed-text';

/** Bytes that do not occur in UTF-8, so no part of a text can be a copy of them. */
const STRANGE = [0xc0, 0xc1, 0xf5, 0xf6, 0xf7, 0xf8, 0xf9, 0xfa, 0xfb, 0xfc, 0xfd, 0xfe, 0xff];
/** Upper bound of the bytes that a format adds to an incompressible or empty block. */
const ADDED_BYTES = 64;

/** Attempts before giving up on a text. One text in a thousand needs a second attempt. */
const ATTEMPTS = 5;

/**
 * Compresses a UTF-8 text once for every value of its holes. In the result, each hole is an uncompressed block of
 * its own. The compressor receives placeholder bytes for a hole: of the same length, so that distances across it
 * are right, and invalid in UTF-8, so that it never copies from a hole. The result starts with the format's header
 * and lacks the end.
 *
 * Returns null if the result does not decompress to the same text. This happens when the compressor finds a copy
 * within the placeholder bytes and encodes later distances relative to it. Other placeholders are tried first.
 */
export async function packAroundHoles(text: HoledText, codec: Codec): Promise<HoledText | null> {
  const value = randomBytes((HOLE_LENGTH * 3) / 4).toString('base64url');
  const plain = fillHoles(text, value);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const packed = await pack(text, codec);
    const whole = Buffer.concat([fillHoles(packed, value), codec.end([plain])]);
    const unpacked = await codec.unpack(whole).catch(() => null);
    if (unpacked?.equals(plain)) return packed;
  }
  return null;
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
 * Returns a function that generates placeholder bytes for one hole after another. It repeats a pair of adjacent
 * bytes only if no new pair is left, so that the compressor finds nothing to copy.
 */
function createStrangers(): () => Buffer {
  const seen = new Set<number>();
  let last = 0;
  return () => {
    const bytes = Array.from({ length: HOLE_LENGTH }, () => {
      const start = randomInt(STRANGE.length);
      const choices = [...STRANGE.slice(start), ...STRANGE.slice(0, start)];
      const [first = 0] = choices;
      const next = choices.find((byte) => !seen.has(last * 256 + byte)) ?? first;
      seen.add(last * 256 + next);
      last = next;
      return next;
    });
    return Buffer.from(bytes);
  };
}
