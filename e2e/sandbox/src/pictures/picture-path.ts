import { composePicture } from './compose-picture';
import { glyphBody } from './glyph-bodies';
import { isGlyph } from './glyph-families';
import type { Glyph } from './glyph-families';
import { isPictureHue } from './hues';
import type { PictureHue } from './hues';
import { isPictureKind } from './layouts';
import type { PictureKind } from './layouts';
import { isPicturePattern } from './patterns';
import type { PicturePattern } from './patterns';
import { pictureSpecFor } from './picture-spec';
import type { PictureWish } from './picture-spec';

const composed = /^\/pictures\/([a-z]+)\/([a-z]+)-([a-z]+)-([a-z-]+?)(?:-(\d{1,3}))?\.svg$/;
const bareGlyph = /^\/pictures\/glyph\/([a-z-]+)\.svg$/;

/** Returns the URL path of a picture. `n` (0 to 999) chooses another composition of the same glyph. */
export function picturePath(
  kind: PictureKind,
  enamel: { readonly hue: PictureHue; readonly pattern: PicturePattern },
  glyph: Glyph,
  n = 0,
): string {
  const suffix = n === 0 ? '' : `-${n}`;
  return `/pictures/${kind}/${enamel.hue}-${enamel.pattern}-${glyph}${suffix}.svg`;
}

/** Returns the URL path of a glyph without background or plate. */
export function glyphPath(glyph: Glyph): string {
  return `/pictures/glyph/${glyph}.svg`;
}

/** Returns the SVG document of a URL path, or null if the path names no picture. */
export function pictureFromPath(path: string): string | null {
  const glyphOnly = bareGlyph.exec(path)?.[1];
  if (glyphOnly !== undefined) return isGlyph(glyphOnly) ? glyphDocument(glyphOnly) : null;
  const wish = wishFromPath(path);
  return wish && composePicture(pictureSpecFor(wish, wish.seed));
}

/**
 * Returns the picture of a card for the merchant whose picture has this URL path: the same glyph, colour and pattern,
 * in the light theme. Null if the path names no picture.
 */
export function cardPictureFromPath(path: string): string | null {
  const wish = wishFromPath(path);
  return wish && composePicture(pictureSpecFor({ ...wish, kind: 'card' }, wish.seed), 'light');
}

function wishFromPath(path: string): (PictureWish & { readonly seed: number }) | null {
  const [, kind = '', hue = '', pattern = '', glyph = '', seed = '0'] = composed.exec(path) ?? [];
  if (!isPictureKind(kind) || !isPictureHue(hue) || !isPicturePattern(pattern) || !isGlyph(glyph))
    return null;
  return { kind, hue, pattern, glyph, seed: Number(seed) };
}

function glyphDocument(glyph: Glyph): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128" width="128" height="128">${glyphBody(glyph, 'i')}</svg>`;
}
