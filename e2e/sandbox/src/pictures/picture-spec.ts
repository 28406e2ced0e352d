import { familyOf, isBare, isCompanion } from './glyph-families';
import type { Glyph } from './glyph-families';
import type { PictureHue } from './hues';
import { layoutsOf } from './layouts';
import type { DishPosition, GarnishPosition, PictureKind } from './layouts';
import type { PicturePattern } from './patterns';

/** Everything that is needed to draw a picture. */
export type PictureSpec = {
  readonly kind: PictureKind;
  readonly hue: PictureHue;
  readonly pattern: PicturePattern;
  readonly dishes: readonly (DishPosition & { readonly glyph: Glyph; readonly onPlate: boolean })[];
  readonly garnishes: readonly { readonly glyph: Glyph; readonly position: GarnishPosition }[];
};

/** What a picture shows, before its composition is chosen. */
export type PictureWish = {
  readonly kind: PictureKind;
  readonly glyph: Glyph;
  readonly hue: PictureHue;
  readonly pattern: PicturePattern;
};

/**
 * Chooses the composition for a glyph: the same request and seed always give the same picture. The main plate
 * carries the glyph. The other plates carry dishes of the same kitchen and differ by the seed.
 */
export function pictureSpecFor(wish: PictureWish, seed: number): PictureSpec {
  const { kind, glyph, hue, pattern } = wish;
  const family = familyOf(glyph);
  const turn = seed + [...glyph].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const layouts = layoutsOf(kind, isBare(glyph));
  const layout = pick(layouts, turn);
  const others = family.dishes.filter((dish) => dish !== glyph && isCompanion(dish));
  return {
    kind,
    hue,
    pattern,
    dishes: layout.dishes.map((position, index) => {
      const shown = index === 0 ? glyph : pick(others, turn + index);
      return { ...position, glyph: shown, onPlate: !isBare(shown) };
    }),
    garnishes: layout.garnishes.map((position, index) => ({
      glyph: pick(family.garnishes, turn + index),
      position,
    })),
  };
}

function pick<Value>(values: readonly [Value, ...Value[]] | readonly Value[], turn: number): Value {
  const value = values[turn % values.length];
  if (value === undefined) throw new Error('The list to pick from is empty');
  return value;
}
