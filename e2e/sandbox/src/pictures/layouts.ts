/**
 * `merchant` 16:10, `band` 1248×248, `item` 1:1, `hero` 16:9, `tile` 1:1 in a circle, `card` the picture on a card of a
 * shared link.
 */
export const pictureSizes = {
  merchant: { width: 400, height: 250, patternEdge: 44 },
  band: { width: 1248, height: 248, patternEdge: 44 },
  item: { width: 224, height: 224, patternEdge: 68 },
  hero: { width: 620, height: 349, patternEdge: 44 },
  tile: { width: 152, height: 152, patternEdge: 48 },
  card: { width: 444, height: 550, patternEdge: 66 },
} as const;

/** What a picture is for. */
export type PictureKind = keyof typeof pictureSizes;

/** Returns whether a word of a path names a kind. */
export function isPictureKind(word: string): word is PictureKind {
  return Object.hasOwn(pictureSizes, word);
}

/**
 * Where a dish stands: `x` in per cent of the picture's width, `y` and its own width in per cent of the picture's
 * height.
 */
export type DishPosition = { readonly x: number; readonly y: number; readonly size: number };

const dish = (x: number, y: number, size: number): DishPosition => ({ x, y, size });

/** The compositions of each kind. The first position is that of the main dish. */
const layouts: Readonly<Record<PictureKind, readonly (readonly DishPosition[])[]>> = {
  merchant: [
    [dish(50, 64, 104), dish(16, 32, 74), dish(84, 30, 72)],
    [dish(36, 56, 108), dish(83, 34, 76), dish(92, 86, 74)],
    [dish(64, 57, 108), dish(17, 34, 76), dish(8, 86, 74)],
  ],
  band: [
    [dish(50, 53, 112), dish(28, 49, 104), dish(72, 48, 104), dish(7, 56, 108), dish(93, 55, 108)],
    [dish(50, 50, 110), dish(72, 55, 106), dish(28, 55, 106), dish(93, 48, 106), dish(7, 48, 106)],
  ],
  item: [[dish(50, 52, 92)], [dish(47, 52, 98)], [dish(53, 51, 96)]],
  hero: [[dish(50, 53, 80)], [dish(46, 53, 82)]],
  tile: [[dish(50, 52, 82)]],
  card: [
    [dish(48, 70, 74), dish(22, 33, 52), dish(84, 27, 46)],
    [dish(52, 66, 76), dish(80, 31, 50), dish(14, 24, 46)],
  ],
};

/** Returns a composition of a kind for at most `count` dishes, chosen by a seed. */
export function layoutOf(kind: PictureKind, seed: number, count: number): readonly DishPosition[] {
  const choices = layouts[kind];
  return (choices[seed % choices.length] ?? []).slice(0, count);
}
