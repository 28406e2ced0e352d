import { once } from 'node:events';
import { randomBytes, randomInt } from 'node:crypto';
import type { Codec } from './codecs';
import { fillHoles, HOLE_LENGTH } from './holed-text';
import type { HoledText } from './holed-text';

/** Bytes that stand in no text of UTF-8: nothing of a text can be a copy of them. */
const STRANGE = [0xc0, 0xc1, 0xf5, 0xf6, 0xf7, 0xf8, 0xf9, 0xfa, 0xfb, 0xfc, 0xfd, 0xfe, 0xff];
/** What a format adds to a block that it cannot pack, and to an empty one. */
const ADDED_BYTES = 64;

/** Packings to try before a text counts as one that cannot be packed around its holes: one in a thousand needs a second. */
const ATTEMPTS = 5;

/**
 * Packs a text of UTF-8 once for every value of its holes: the holes of the result are blocks of their own that are not
 * compressed. The packer sees as many bytes in their place, so that distances over a hole are right, and bytes that no text
 * has, so that nothing is packed as a copy of a hole. The result begins with the format's header and lacks its end.
 *
 * Null where it does not give the same text back: a packer that found a copy among the bytes in place of the holes names
 * later distances by it. Other bytes are tried first.
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
  const places: number[] = [];
  let length = codec.begin.length;
  let from = 0;
  for (const at of holes) {
    const packed = await packPart(bytes.subarray(from, at));
    await packPart(strangers());
    parts.push(packed, hole);
    length += packed.length + hole.length;
    places.push(length - HOLE_LENGTH);
    from = at + HOLE_LENGTH;
  }
  parts.push(await packPart(bytes.subarray(from)));
  packer.close();
  return { bytes: Buffer.concat(parts), holes: places };
}

/** Gives bytes for one hole after another in which no two neighbours come twice as long as there are others: nothing to copy. */
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
