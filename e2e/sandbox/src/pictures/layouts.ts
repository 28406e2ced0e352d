/**
 * `merchant` 16:10, `band` 1248×248, `item` 1:1, `hero` 16:9, `tile` a glyph without plate on a square
 * background, `card` the picture on a card of a shared link.
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
 * Centre and diameter of a plate: `x` in per cent of the picture's width, `y` and `size` in per cent of its
 * height.
 */
export type DishPosition = { readonly x: number; readonly y: number; readonly size: number };

/** Positions of garnishes: bottom left, top right, top left, bottom right, top middle. */
export type GarnishPosition = 'a' | 'b' | 'c' | 'd' | 'e';

type Layout = { readonly dishes: readonly DishPosition[]; readonly garnishes: readonly GarnishPosition[] };

const dish = (x: number, y: number, size: number): DishPosition => ({ x, y, size });

const plated: Readonly<Record<PictureKind, readonly Layout[]>> = {
  merchant: [
    { dishes: [dish(63, 58, 118), dish(12, 16, 74)], garnishes: ['a'] },
    { dishes: [dish(51, 28, 78), dish(20, 66, 78), dish(82, 70, 78)], garnishes: [] },
    { dishes: [dish(37, 60, 116)], garnishes: ['b', 'd'] },
    { dishes: [dish(34, 40, 88), dish(80, 74, 84)], garnishes: ['b'] },
    { dishes: [dish(50, 50, 88)], garnishes: ['b', 'a'] },
  ],
  band: [
    {
      dishes: [dish(50, 48, 122), dish(26, 84, 96), dish(5, 24, 84), dish(74, 10, 92), dish(94, 86, 108)],
      garnishes: [],
    },
    {
      dishes: [dish(46, 60, 118), dish(70, 22, 96), dish(20, 20, 92), dish(92, 78, 112), dish(2, 90, 88)],
      garnishes: [],
    },
  ],
  item: [
    { dishes: [dish(46, 46, 104)], garnishes: [] },
    { dishes: [dish(46, 46, 104)], garnishes: ['b'] },
    { dishes: [dish(40, 48, 104)], garnishes: [] },
  ],
  hero: [
    { dishes: [dish(52, 53, 76), dish(10, 76, 52), dish(92, 36, 54)], garnishes: ['d'] },
    { dishes: [dish(44, 52, 74), dish(84, 62, 58)], garnishes: ['b'] },
  ],
  tile: [{ dishes: [dish(50, 50, 72)], garnishes: [] }],
  card: [
    { dishes: [dish(58, 62, 86), dish(16, 10, 52)], garnishes: ['b'] },
    { dishes: [dish(42, 38, 84), dish(92, 88, 56)], garnishes: ['a'] },
  ],
};

const bare: Readonly<Record<PictureKind, readonly Layout[]>> = {
  ...plated,
  merchant: [
    { dishes: [dish(50, 52, 104)], garnishes: ['a', 'b'] },
    { dishes: [dish(50, 52, 100), dish(12, 80, 74)], garnishes: ['b'] },
  ],
  item: [
    { dishes: [dish(48, 50, 88)], garnishes: [] },
    { dishes: [dish(48, 50, 88)], garnishes: ['b'] },
  ],
  hero: [
    { dishes: [dish(50, 50, 66)], garnishes: ['a', 'b'] },
    { dishes: [dish(50, 50, 66), dish(12, 70, 52), dish(90, 36, 52)], garnishes: [] },
  ],
  card: [{ dishes: [dish(50, 48, 72)], garnishes: ['a', 'b'] }],
};

/**
 * Returns the compositions of a kind of picture, with the main glyph on a plate or directly on the
 * background.
 */
export function layoutsOf(kind: PictureKind, isBare: boolean): readonly Layout[] {
  return (isBare ? bare : plated)[kind];
}
