import { definitions, shortened } from './drawing/definitions';
import { at } from './drawing/shapes';
import { drawDish } from './dishes/dish-drawings';
import type { DishName } from './dishes/dish-drawings';
import { hueColours } from './hues';
import type { PictureHue } from './hues';
import { layoutOf, pictureSizes } from './layouts';
import type { PictureKind } from './layouts';
import { patternShapes } from './patterns';
import type { PicturePattern } from './patterns';

/** What a picture shows. The same values always give the same picture. */
export type PictureSpec = {
  readonly kind: PictureKind;
  readonly hue: PictureHue;
  readonly pattern: PicturePattern;
  /** The main dish comes first. A kind without room for all shows the first ones. */
  readonly dishes: readonly DishName[];
  /** Chooses the composition. */
  readonly seed: number;
};

/** The width of a dish's drawing. */
const DISH = 200;

const open = (viewBox: string, size: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" ${size} stroke-linecap="round" stroke-linejoin="round">`;

/**
 * Draws a picture as one SVG document that adapts to the light or dark theme by itself. `light` leaves the dark
 * theme out.
 */
export function composePicture(spec: PictureSpec, themes: 'both' | 'light' = 'both'): string {
  const { width, height, patternEdge } = pictureSizes[spec.kind];
  const drawing = placed(spec);
  return shortened(
    [
      open(`0 0 ${width} ${height}`, `width="${width}" height="${height}"`),
      style(spec.hue, themes),
      '<defs>',
      `<pattern id="cloth" width="${patternEdge}" height="${patternEdge}" viewBox="0 0 44 44" patternUnits="userSpaceOnUse"><g class="p" fill="none" stroke="currentColor" stroke-width="3">${patternShapes[spec.pattern]}</g></pattern>`,
      '<radialGradient id="lamp" cx=".2" cy=".05" r="1.1"><stop stop-color="#fff" stop-opacity=".34"/><stop offset=".6" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#1d0f06" stop-opacity=".14"/></radialGradient>',
      definitions(drawing),
      '</defs>',
      '<path class="f" d="M0 0h9999v9999H0z"/><path fill="url(#cloth)" opacity=".42" d="M0 0h9999v9999H0z"/>',
      `<rect width="${width}" height="${height}" fill="url(#lamp)"/>`,
      drawing,
      '</svg>',
    ].join(''),
  );
}

/** Draws a dish alone, without a background. */
export function composeDish(name: DishName): string {
  const drawing = drawDish(name);
  return shortened(
    `${open('-104 -104 208 208', 'width="208" height="208"')}<defs>${definitions(drawing)}</defs>${drawing}</svg>`,
  );
}

/** Draws the dishes where the composition has them, those behind first. */
function placed({ kind, dishes, seed }: PictureSpec): string {
  const { width, height } = pictureSizes[kind];
  return layoutOf(kind, seed, dishes.length)
    .flatMap((position, index) => {
      const name = dishes[index];
      return name === undefined ? [] : [{ ...position, name }];
    })
    .sort((one, other) => one.y - other.y)
    .map(({ x, y, size, name }) =>
      at([(x / 100) * width, (y / 100) * height], drawDish(name), ((size / 100) * height) / DISH),
    )
    .join('');
}

function style(hue: PictureHue, themes: 'both' | 'light'): string {
  const { light, dark } = hueColours[hue];
  const colours = ([field, ink]: readonly [string, string]) => `.f{fill:${field}}.p{color:${ink}}`;
  return `<style>${colours(light)}${themes === 'both' ? `@media(prefers-color-scheme:dark){${colours(dark)}}` : ''}</style>`;
}
