import type { Menu, MenuItem } from '@tiffin/contracts';
import { ownEntry, searchMenu } from '@tiffin/domain';

/** One category of a menu with its items in order. */
export type MenuSection = {
  readonly id: string;
  readonly name: string;
  readonly items: readonly MenuItem[];
};

/**
 * Returns the categories of a menu with the items that match a search, or all without one. Leaves out items
 * that the menu does not describe, and empty categories.
 */
export function menuSections(menu: Pick<Menu, 'categories' | 'items'>, term: string): readonly MenuSection[] {
  return searchMenu(menu, term)
    .map(({ id, name, itemIds }) => ({
      id,
      name,
      items: itemIds.flatMap((itemId) => ownEntry(menu.items, itemId) ?? []),
    }))
    .filter(({ items }) => items.length > 0);
}
