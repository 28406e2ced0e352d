import { glyphBody } from './glyph-bodies';
import type { Glyph } from './glyph-families';
import { hueColours } from './hues';
import { pictureSizes } from './layouts';
import type { GarnishPosition } from './layouts';
import { patternShapes } from './patterns';
import type { PictureSpec } from './picture-spec';

/**
 * Draws a picture as one SVG document that adapts to the light or dark theme by itself. `light` leaves the dark
 * theme out.
 */
export function composePicture(spec: PictureSpec, themes: 'both' | 'light' = 'both'): string {
  const { width, height, patternEdge } = pictureSizes[spec.kind];
  const shown = [...new Set([...spec.dishes, ...spec.garnishes].map(({ glyph }) => glyph))];
  const hasPlate = spec.kind !== 'tile' && spec.dishes.some(({ onPlate }) => onPlate);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    style(spec, hasPlate, themes),
    '<defs>',
    `<pattern id="p" width="${patternEdge}" height="${patternEdge}" viewBox="0 0 44 44" patternUnits="userSpaceOnUse"><g class="p" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round">${patternShapes[spec.pattern]}</g></pattern>`,
    hasPlate ? plate : '',
    '<filter id="s" x="-20%" y="-20%" width="140%" height="150%"><feDropShadow dx="0" dy="2" stdDeviation="2" flood-color="#1f1a18" flood-opacity=".3"/></filter>',
    ...shown.map((glyph, index) => symbol(glyph, index)),
    '</defs>',
    '<path class="f" d="M0 0h9999v9999H0z"/><path fill="url(#p)" opacity=".62" d="M0 0h9999v9999H0z"/>',
    ...spec.dishes.map((dish) => {
      const x = (dish.x / 100) * width;
      const y = (dish.y / 100) * height;
      const plateEdge = Math.min((dish.size / 100) * height, (dish.size / 100) * 0.97 * width);
      const onPlate = hasPlate && dish.onPlate;
      const glyphEdge = plateEdge * (onPlate ? 0.72 : 0.92);
      const under = onPlate
        ? `<use href="#t" transform="translate(${n(x)} ${n(y)})scale(${n(plateEdge / 200)})"/>`
        : '';
      return under + use(shown.indexOf(dish.glyph), x - glyphEdge / 2, y - glyphEdge * 0.51, glyphEdge);
    }),
    ...spec.garnishes.map(({ glyph, position }) => garnish(shown.indexOf(glyph), position, width, height)),
    '</svg>',
  ].join('');
}

function style({ hue }: PictureSpec, hasPlate: boolean, themes: 'both' | 'light'): string {
  const { light, dark } = hueColours[hue];
  const steel = (a: string, b: string, c: string, rim: string) =>
    hasPlate ? `.a{stop-color:${a}}.b{stop-color:${b}}.c{stop-color:${c}}.r{fill:${rim}}` : '';
  const colours = ([field, ink]: readonly [string, string]) => `.f{fill:${field}}.p{color:${ink}}`;
  return [
    '<style>',
    colours(light),
    steel('#fff', '#fbfaf8', '#e4e0d9', '#fff'),
    themes === 'both'
      ? `@media(prefers-color-scheme:dark){${colours(dark)}${steel('#f3efe9', '#e5e0d8', '#c9c2b7', '#e9e4dc')}}`
      : '',
    '</style>',
  ].join('');
}

// A plate from above with radius 100 around the origin: shadow, hairline, rim, steel, inner ring.
const plate = [
  '<radialGradient id="d"><stop offset=".8" stop-color="#1f1a18" stop-opacity=".42"/><stop offset=".9" stop-color="#1f1a18" stop-opacity=".17"/><stop offset="1" stop-color="#1f1a18" stop-opacity="0"/></radialGradient>',
  '<radialGradient id="m" cx=".34" cy=".28" r=".8"><stop class="a"/><stop class="b" offset=".4"/><stop class="c" offset="1"/></radialGradient>',
  '<g id="t"><circle cy="10" r="118" fill="url(#d)"/><circle r="104.5" fill="#1f1a18" opacity=".14"/><circle class="r" r="103"/><circle r="100" fill="url(#m)"/><circle r="95" fill="none" stroke="#1f1a18" stroke-width="10" opacity=".055"/></g>',
].join('');

function symbol(glyph: Glyph, index: number): string {
  return `<symbol id="g${index}" viewBox="0 0 128 128">${glyphBody(glyph, `i${index}_`)}</symbol>`;
}

function use(index: number, x: number, y: number, edge: number, transform = ''): string {
  const turned = transform === '' ? '' : ` transform="${transform}"`;
  return `<g filter="url(#s)"${turned}><use href="#g${index}" x="${n(x)}" y="${n(y)}" width="${n(edge)}" height="${n(edge)}"/></g>`;
}

const turns: Readonly<Record<GarnishPosition, number>> = { a: -24, b: 28, c: 12, d: -12, e: 8 };

function garnish(index: number, position: GarnishPosition, width: number, height: number): string {
  const edge = Math.min(0.34 * height, 0.24 * width);
  const right = (part: number) => width - part * width - edge;
  const below = (part: number) => height - part * height - edge;
  const at: Readonly<Record<GarnishPosition, readonly [number, number]>> = {
    a: [0.04 * width, below(0.06)],
    b: [right(0.03), 0.05 * height],
    c: [0.07 * width, 0.07 * height],
    d: [right(0.05), below(0.02)],
    e: [0.44 * width, 0.02 * height],
  };
  const [x, y] = at[position];
  const turn = `rotate(${turns[position]} ${n(x + edge / 2)} ${n(y + edge / 2)})`;
  return use(index, x, y, edge, turn);
}

function n(value: number): string {
  return String(Math.round(value * 100) / 100);
}
