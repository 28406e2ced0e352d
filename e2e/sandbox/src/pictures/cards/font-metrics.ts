/** What a font file says of its characters: which ones it has, and how wide they are in parts of the font size. */
export type FontMetrics = {
  readonly has: (character: string) => boolean;
  /** Width of a text at font size 1, without kerning. */
  readonly widthOf: (text: string) => number;
};

/** Reads the metrics of a TrueType file (`cmap` format 4, which has the characters up to U+FFFF, and `hmtx`). */
export function readFontMetrics(file: Buffer): FontMetrics {
  const table = tablesOf(file);
  const unitsPerEm = table('head').readUInt16BE(18);
  const lastAdvance = table('hhea').readUInt16BE(34) - 1;
  const advances = table('hmtx');
  const glyphs = glyphsByCharacter(table('cmap'));
  const glyphOf = (character: string): number => glyphs.get(character.codePointAt(0) ?? 0) ?? 0;
  return {
    has: (character) => glyphOf(character) > 0,
    widthOf: (text) =>
      [...text].reduce(
        (width, character) =>
          width + advances.readUInt16BE(Math.min(glyphOf(character), lastAdvance) * 4) / unitsPerEm,
        0,
      ),
  };
}

function tablesOf(file: Buffer): (name: string) => Buffer {
  const records = Array.from({ length: file.readUInt16BE(4) }, (_each, index) => 12 + index * 16);
  return (name) => {
    const at = records.find((record) => file.toString('latin1', record, record + 4) === name);
    if (at === undefined) throw new Error(`The font file has no table "${name}".`);
    return file.subarray(file.readUInt32BE(at + 8));
  };
}

function glyphsByCharacter(cmap: Buffer): ReadonlyMap<number, number> {
  const offsets = Array.from({ length: cmap.readUInt16BE(2) }, (_each, index) =>
    cmap.readUInt32BE(4 + index * 8 + 4),
  );
  const at = offsets.find((offset) => cmap.readUInt16BE(offset) === 4);
  if (at === undefined) throw new Error('The font file has no character map of format 4.');
  const segments = cmap.readUInt16BE(at + 6) / 2;
  const ends = at + 14;
  const starts = ends + segments * 2 + 2;
  const deltas = starts + segments * 2;
  const ranges = deltas + segments * 2;
  const glyphs = new Map<number, number>();
  for (let segment = 0; segment < segments; segment += 1) {
    const start = cmap.readUInt16BE(starts + segment * 2);
    const end = cmap.readUInt16BE(ends + segment * 2);
    const delta = cmap.readUInt16BE(deltas + segment * 2);
    const range = ranges + segment * 2;
    const rangeOffset = cmap.readUInt16BE(range);
    for (let code = start; code <= end && code < 0xffff; code += 1) {
      const listed = rangeOffset && cmap.readUInt16BE(range + rangeOffset + (code - start) * 2);
      if (rangeOffset && !listed) continue;
      glyphs.set(code, ((rangeOffset ? listed : code) + delta) & 0xffff);
    }
  }
  return glyphs;
}
