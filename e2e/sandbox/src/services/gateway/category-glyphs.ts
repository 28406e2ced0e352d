import { glyphPath } from '../../pictures/picture-path';
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

/** The picture of a cuisine by its English name. */
export function categoryPicture(name: string): string {
  return glyphPath(GLYPHS[name] ?? 'pot-of-food');
}
