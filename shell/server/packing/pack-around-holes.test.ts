import { expect, it } from '@jest/globals';
import { CODECS } from './codecs';
import { HOLE_LENGTH } from './holed-text';
import type { HoledText } from './holed-text';
import { packAroundHoles } from './pack-around-holes';

/** A text with `count` holes, `gap` between two of them. */
function textWith(count: number, gap: string): HoledText {
  const step = gap.length + HOLE_LENGTH;
  const bytes = Buffer.from((gap + ' '.repeat(HOLE_LENGTH)).repeat(count) + gap);
  return { bytes, holes: Array.from({ length: count }, (_, index) => index * step + gap.length) };
}

it.each(['br', 'gzip'] as const)(
  'packs texts of forty holes in %s',
  async (name) => {
    const gaps = ['', '"', '<script nonce="', '" src="/assets/main.js"></script>\n'];
    const texts = gaps.flatMap((gap) => Array.from({ length: 8 }, () => textWith(40, gap)));
    const packed = await Promise.all(texts.map((text) => packAroundHoles(text, CODECS[name])));
    expect(packed.filter((text) => text === null)).toEqual([]);
  },
  60_000,
);
