/** Kitchens: which glyphs may lie beside each other, and which garnishes surround them. */
const glyphFamilies = [
  {
    dishes: [
      'curry-rice',
      'pot-of-food',
      'shallow-pan-of-food',
      'stuffed-flatbread',
      'cooked-rice',
      'flatbread',
      'beans',
    ],
    garnishes: ['hot-pepper', 'herb', 'lime'],
  },
  {
    dishes: ['dumpling', 'fried-shrimp', 'steaming-bowl', 'takeout-box', 'dango', 'fish-cake-with-swirl'],
    garnishes: ['hot-pepper', 'herb', 'ginger-root'],
  },
  {
    dishes: ['sushi', 'bento-box', 'rice-ball', 'oden', 'rice-cracker', 'shrimp', 'oyster', 'squid'],
    garnishes: ['lemon', 'ginger-root', 'leafy-green'],
  },
  {
    dishes: ['taco', 'burrito', 'tamale', 'ear-of-corn', 'peanuts'],
    garnishes: ['avocado', 'hot-pepper', 'lime'],
  },
  {
    dishes: ['falafel', 'green-salad', 'broccoli', 'eggplant', 'potato', 'pea-pod'],
    garnishes: ['herb', 'lemon', 'garlic'],
  },
  {
    dishes: ['sandwich', 'croissant', 'baguette-bread', 'bagel', 'pretzel', 'bread', 'pie'],
    garnishes: ['tomato', 'avocado', 'leafy-green'],
  },
  {
    dishes: ['pizza', 'spaghetti', 'fondue', 'cheese-wedge', 'canned-food'],
    garnishes: ['tomato', 'herb', 'olive'],
  },
  {
    dishes: [
      'hamburger',
      'hot-dog',
      'french-fries',
      'poultry-leg',
      'meat-on-bone',
      'cut-of-meat',
      'bacon',
      'lobster',
      'crab',
    ],
    garnishes: ['tomato', 'onion', 'bell-pepper'],
  },
  {
    dishes: ['pancakes', 'waffle', 'cooking', 'egg', 'butter'],
    garnishes: ['strawberry', 'banana', 'cherries'],
  },
  {
    dishes: [
      'custard',
      'doughnut',
      'shortcake',
      'soft-ice-cream',
      'shaved-ice',
      'cookie',
      'cupcake',
      'chocolate-bar',
    ],
    garnishes: ['strawberry', 'cherries', 'mango'],
  },
  {
    dishes: [
      'bubble-tea',
      'cup-with-straw',
      'hot-beverage',
      'teacup-without-handle',
      'teapot',
      'tropical-drink',
      'glass-of-milk',
      'coconut',
    ],
    garnishes: ['lemon', 'lime', 'tangerine'],
  },
  {
    dishes: [
      'watermelon',
      'pineapple',
      'mango',
      'kiwi-fruit',
      'grapes',
      'red-apple',
      'green-apple',
      'banana',
    ],
    garnishes: ['strawberry', 'cherries', 'tangerine'],
  },
] as const;

/** One kitchen of the list. */
export type GlyphFamily = (typeof glyphFamilies)[number];

/** Any glyph that a picture may show. */
export type Glyph = GlyphFamily['dishes'][number] | GlyphFamily['garnishes'][number] | 'chopsticks';

/** Every glyph that a picture may show: the food of the Noto Emoji set. */
export const glyphNames: ReadonlySet<string> = new Set<Glyph>([
  ...glyphFamilies.flatMap(({ dishes, garnishes }) => [...dishes, ...garnishes]),
  'chopsticks',
]);

/** Returns whether a word of a path names such a glyph. */
export function isGlyph(word: string): word is Glyph {
  return glyphNames.has(word);
}

const bare: ReadonlySet<string> = new Set<Glyph>([
  ...glyphFamilies[10].dishes,
  'bento-box',
  'takeout-box',
  'sandwich',
  'custard',
  'canned-food',
  'soft-ice-cream',
  'shaved-ice',
  'french-fries',
  'chocolate-bar',
  'baguette-bread',
]);

/** Returns whether a glyph brings its own vessel: it then lies on the background and not on a plate. */
export function isBare(glyph: Glyph): boolean {
  return bare.has(glyph);
}

const elaborate: ReadonlySet<string> = new Set<Glyph>([
  'shallow-pan-of-food',
  'steaming-bowl',
  'burrito',
  'tamale',
  'spaghetti',
  'fondue',
  'bubble-tea',
  'bento-box',
]);

/**
 * Returns whether a glyph may lie beside the main one. Detailed drawings may not: they would make the file
 * large.
 */
export function isCompanion(glyph: Glyph): boolean {
  return !elaborate.has(glyph);
}

/** Returns the kitchen of a glyph. A garnish returns the first kitchen that uses it. */
export function familyOf(glyph: Glyph): GlyphFamily {
  const ofDish = glyphFamilies.find(({ dishes }) => new Set<string>(dishes).has(glyph));
  const ofGarnish = glyphFamilies.find(({ garnishes }) => new Set<string>(garnishes).has(glyph));
  return ofDish ?? ofGarnish ?? glyphFamilies[0];
}
