import { createHash } from 'node:crypto';
import { CODECS } from './codecs';
import type { HoledText } from './holed-text';
import { KeptBySize } from './kept-by-size';
import { packAroundHoles } from './pack-around-holes';

const MOST_BYTES = 16_000_000;

/** Compresses a text around its holes. Equal texts are compressed once. */
export type PackText = (text: HoledText, encoding: 'br' | 'gzip') => Promise<HoledText | null>;

/** Compresses a text that must not be kept. */
export const packOnce: PackText = (text, encoding) => packAroundHoles(text, CODECS[encoding]);

/** Returns a cached compressor that keeps at most 16 MB. The texts must not contain data of a single response. */
export function createPackText(mostBytes = MOST_BYTES): PackText {
  const kept = new KeptBySize<HoledText | null>(mostBytes, (packed) => packed?.bytes.length ?? 0);
  return async (text, encoding) => {
    const key = createHash('sha256').update(encoding).update(text.bytes).digest('base64');
    return kept.get(key, () => packAroundHoles(text, CODECS[encoding]));
  };
}
