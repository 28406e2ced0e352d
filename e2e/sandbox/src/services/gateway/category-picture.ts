import { picturePath } from '../../pictures/picture-path';

const DISHES: Readonly<Record<string, string>> = {
  Curries: 'vegetable-biryani',
  Indian: 'build-your-own-thali',
  'Dim sum': 'har-gow',
  Cantonese: 'wonton-noodles',
  Sandwiches: 'jambon-beurre',
  Bakery: 'croissant',
  Tacos: 'tacos-al-pastor',
  Mexican: 'beef-burrito',
  Levant: 'falafel-saj',
  Salads: 'green-salad',
  Sushi: 'chefs-ten',
  Japanese: 'shoyu-ramen',
  Pizza: 'margherita',
  Italian: 'ragu',
  Burgers: 'house-burger',
  Grill: 'half-chicken',
  Bowls: 'broccoli-almond',
  Drinks: 'brown-sugar-milk-tea',
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

/** Returns the picture of a cuisine by its English name: a dish on a colour of its own. */
export function categoryPicture(name: string): string {
  const index = Math.max(0, Object.keys(DISHES).indexOf(name));
  const [first] = ENAMELS;
  return picturePath('tile', ENAMELS[index % ENAMELS.length] ?? first, [
    DISHES[name] ?? 'build-your-own-thali',
  ]);
}
