import { hueColours } from './hues';
import type { PictureHue } from './hues';
import { layoutOf, pictureSizes } from './layouts';
import type { PictureKind } from './layouts';
import type { PicturePattern } from './patterns';
import { readDrawing } from './read-drawing';
import type { Drawing } from './read-drawing';

/** What a picture shows. The same values always give the same picture. */
export type PictureSpec = {
  readonly kind: PictureKind;
  readonly hue: PictureHue;
  readonly pattern: PicturePattern;
  /** Names of dishes. The main dish comes first. A kind without room for all shows the first ones. */
  readonly dishes: readonly string[];
  /** Chooses the composition. */
  readonly seed: number;
};

/** The width of a dish's drawing. */
const DISH = 200;

/**
 * Composes a picture as one SVG document that adapts to the light or dark theme by itself. `light` leaves the dark
 * theme out.
 */
export function composePicture(spec: PictureSpec, themes: 'both' | 'light' = 'both'): string {
  const { width, height, patternEdge } = pictureSizes[spec.kind];
  const dishes = placed(spec);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" stroke-linecap="round" stroke-linejoin="round">`,
    style(spec.hue, themes),
    '<defs>',
    `<pattern id="cloth" width="${patternEdge}" height="${patternEdge}" viewBox="0 0 44 44" patternUnits="userSpaceOnUse"><g class="p" fill="none" stroke="currentColor" stroke-width="3">${readDrawing('patterns', spec.pattern).shapes}</g></pattern>`,
    '<radialGradient id="lamp" cx=".2" cy=".05" r="1.1"><stop stop-color="#fff" stop-opacity=".34"/><stop offset=".6" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#1d0f06" stop-opacity=".14"/></radialGradient>',
    definitionsOf(dishes.map(({ drawing }) => drawing)),
    '</defs>',
    '<path class="f" d="M0 0h9999v9999H0z"/><path fill="url(#cloth)" opacity=".42" d="M0 0h9999v9999H0z"/>',
    `<rect width="${width}" height="${height}" fill="url(#lamp)"/>`,
    ...dishes.map(({ place, drawing }) => `<g transform="${place}">${drawing.shapes}</g>`),
    '</svg>',
  ].join('');
}

/** Returns the drawing of a dish alone, without a background. */
export function composeDish(name: string): string {
  const drawing = readDrawing('dishes', name);
  return `${drawing.root}<defs>${definitionsOf([drawing])}</defs>${drawing.shapes}</svg>`;
}

/** Returns what drawings refer to, once: the same id means the same in all of them. */
function definitionsOf(drawings: readonly Drawing[]): string {
  return [...new Map(drawings.flatMap(({ definitions }) => [...definitions])).values()].join('');
}

/** Returns the dishes with their places in the composition, those behind first. */
function placed({
  kind,
  dishes,
  seed,
}: PictureSpec): readonly { readonly place: string; readonly drawing: Drawing }[] {
  const { width, height } = pictureSizes[kind];
  return layoutOf(kind, seed, dishes.length)
    .flatMap((position, index) => {
      const name = dishes[index];
      return name === undefined ? [] : [{ ...position, name }];
    })
    .sort((one, other) => one.y - other.y)
    .map(({ x, y, size, name }) => ({
      place: `translate(${rounded((x / 100) * width, 1)} ${rounded((y / 100) * height, 1)})scale(${rounded(((size / 100) * height) / DISH, 2)})`,
      drawing: readDrawing('dishes', name),
    }));
}

function rounded(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}

function style(hue: PictureHue, themes: 'both' | 'light'): string {
  const { light, dark } = hueColours[hue];
  const colours = ([field, ink]: readonly [string, string]) => `.f{fill:${field}}.p{color:${ink}}`;
  return `<style>${colours(light)}${themes === 'both' ? `@media(prefers-color-scheme:dark){${colours(dark)}}` : ''}</style>`;
}
