import type { Menu, MenuItem } from '@tiffin/contracts';
import { ownEntry, searchMenu } from '@tiffin/domain';

/** One category of a menu with its items in order. */
export type MenuSection = {
  readonly id: string;
  readonly name: string;
  readonly items: readonly MenuItem[];
};

/**
 * The categories of a menu with their items as far as a term finds them, all of them without a term. Items that the
 * menu does not describe and empty categories are left out.
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
