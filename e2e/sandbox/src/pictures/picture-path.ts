import { composeDish, composePicture } from './compose-picture';
import type { PictureSpec } from './compose-picture';
import { isPictureHue } from './hues';
import type { PictureHue } from './hues';
import { isPictureKind } from './layouts';
import type { PictureKind } from './layouts';
import { isPicturePattern } from './patterns';
import type { PicturePattern } from './patterns';
import { dishNames } from './read-drawing';

const composed = /^\/pictures\/([a-z]+)\/([a-z]+)-([a-z]+)-([a-z_-]+?)(?:-(\d{1,3}))?\.svg$/;
const alone = /^\/pictures\/dish\/([a-z-]+)\.svg$/;

/** More dishes would make a document large. No composition has room for more. */
const MOST_DISHES = 5;

/**
 * Returns the URL path of a picture of dishes, the main one first. `n` (0 to 999) chooses a composition. Throws if a dish
 * has no drawing.
 */
export function picturePath(
  kind: PictureKind,
  enamel: { readonly hue: PictureHue; readonly pattern: PicturePattern },
  dishes: readonly string[],
  n = 0,
): string {
  const missing = dishes.find((name) => !dishNames.has(name));
  if (missing !== undefined)
    throw new Error(`The dish "${missing}" has no drawing: add assets/dishes/${missing}.svg`);
  const suffix = n === 0 ? '' : `-${n}`;
  return `/pictures/${kind}/${enamel.hue}-${enamel.pattern}-${dishes.join('_')}${suffix}.svg`;
}

/** Returns the SVG document of a URL path, or null if the path names no picture. */
export function pictureFromPath(path: string): string | null {
  const dish = alone.exec(path)?.[1];
  if (dish !== undefined) return dishNames.has(dish) ? composeDish(dish) : null;
  const spec = specFromPath(path);
  return spec && composePicture(spec);
}

/**
 * Returns the picture of a card for the merchant whose picture has this URL path: the same dishes, colour and pattern,
 * in the light theme. Null if the path names no picture.
 */
export function cardPictureFromPath(path: string): string | null {
  const spec = specFromPath(path);
  return spec && composePicture({ ...spec, kind: 'card' }, 'light');
}

function specFromPath(path: string): PictureSpec | null {
  const [, kind = '', hue = '', pattern = '', names = '', seed = '0'] = composed.exec(path) ?? [];
  const dishes = names.split('_');
  if (!isPictureKind(kind) || !isPictureHue(hue) || !isPicturePattern(pattern)) return null;
  if (dishes.length > MOST_DISHES || !dishes.every((name) => dishNames.has(name))) return null;
  return { kind, hue, pattern, dishes, seed: Number(seed) };
}
