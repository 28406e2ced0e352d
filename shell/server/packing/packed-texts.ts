import { createHash } from 'node:crypto';
import { CODECS } from './codecs';
import type { HoledText } from './holed-text';
import { KeptBySize } from './kept-by-size';
import { packAroundHoles } from './pack-around-holes';

const MOST_BYTES = 16_000_000;

/** Packs a text around its holes, once for all who come with the same text. */
export type PackText = (text: HoledText, encoding: 'br' | 'gzip') => Promise<HoledText | null>;

/** Keeps what it packed, at most 16 MB; nothing that is of one answer alone may be in these texts. */
export function createPackText(mostBytes = MOST_BYTES): PackText {
  const kept = new KeptBySize<HoledText | null>(mostBytes, (packed) => packed?.bytes.length ?? 0);
  return async (text, encoding) => {
    const key = createHash('sha256').update(encoding).update(text.bytes).digest('base64');
    return kept.get(key, () => packAroundHoles(text, CODECS[encoding]));
  };
}
