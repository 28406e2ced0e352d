import { picturePath } from '../../pictures/picture-path';
import type { Glyph } from '../../pictures/glyph-families';

const GLYPHS: Readonly<Record<string, Glyph>> = {
  Curries: 'curry-rice',
  Indian: 'pot-of-food',
  'Dim sum': 'dumpling',
  Cantonese: 'takeout-box',
  Sandwiches: 'sandwich',
  Bakery: 'croissant',
  Tacos: 'taco',
  Mexican: 'burrito',
  Levant: 'falafel',
  Salads: 'green-salad',
  Sushi: 'sushi',
  Japanese: 'bento-box',
  Pizza: 'pizza',
  Italian: 'spaghetti',
  Burgers: 'hamburger',
  Grill: 'hot-dog',
  Bowls: 'broccoli',
  Drinks: 'bubble-tea',
  Brunch: 'pancakes',
};

const ENAMELS = [
  { hue: 'turmeric', pattern: 'rings' },
  { hue: 'peaflower', pattern: 'scales' },
  { hue: 'coriander', pattern: 'petals' },
  { hue: 'paprika', pattern: 'ticks' },
  { hue: 'cardamom', pattern: 'waves' },
  { hue: 'aubergine', pattern: 'gingham' },
  { hue: 'beetroot', pattern: 'dots' },
  { hue: 'tamarind', pattern: 'weave' },
] as const;

/** Returns the picture of a cuisine by its English name: its glyph on a colour of its own. */
export function categoryPicture(name: string): string {
  const index = Math.max(0, Object.keys(GLYPHS).indexOf(name));
  const [first] = ENAMELS;
  return picturePath('tile', ENAMELS[index % ENAMELS.length] ?? first, GLYPHS[name] ?? 'pot-of-food');
}
