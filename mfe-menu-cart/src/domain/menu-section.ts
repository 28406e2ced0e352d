import type { Menu, MenuItem } from '@tiffin/contracts';
import { ownEntry, searchMenu } from '@tiffin/domain';
import { suits } from './diets';
import type { Diet } from './diets';

/** One category of a menu with its items in order. */
export type MenuSection = {
  readonly id: string;
  readonly name: string;
  readonly items: readonly MenuItem[];
};

/**
 * Returns the categories of a menu with the items that match a search and suit the diets, or all without them.
 * Leaves out items that the menu does not describe, and empty categories.
 */
export function menuSections(
  menu: Pick<Menu, 'categories' | 'items'>,
  term: string,
  diets: readonly Diet[] = [],
): readonly MenuSection[] {
  return searchMenu(menu, term)
    .map(({ id, name, itemIds }) => ({
      id,
      name,
      items: itemIds
        .flatMap((itemId) => ownEntry(menu.items, itemId) ?? [])
        .filter((item) => suits(item, diets)),
    }))
    .filter(({ items }) => items.length > 0);
}
