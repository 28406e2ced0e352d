import type { Menu, MenuItem } from '@tiffin/contracts';

/** What a menu can be narrowed to; the other tags of a dish are no diets. */
const DIETS = ['VEGETARIAN', 'VEGAN', 'GLUTEN_FREE', 'HALAL'] as const;
export type Diet = (typeof DIETS)[number];

/** Returns the diets that a menu has dishes for. */
export function offeredDiets({ items }: Pick<Menu, 'items'>): readonly Diet[] {
  const all = Object.values(items);
  return DIETS.filter((diet) => all.some((item) => suits(item, [diet])));
}

/** Returns whether a dish is marked for every one of the diets. A vegan dish is vegetarian, too. */
export function suits({ tags }: Pick<MenuItem, 'tags'>, diets: readonly Diet[]): boolean {
  return diets.every((diet) => tags.includes(diet) || (diet === 'VEGETARIAN' && tags.includes('VEGAN')));
}

/** Returns the diets that the URL names (`diet=VEGAN,HALAL`), without words that are none. */
export function dietsOf(query: URLSearchParams): readonly Diet[] {
  const named = (query.get('diet') ?? '').split(',');
  return DIETS.filter((diet) => named.includes(diet));
}
