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
 * Leaves out items that the menu does not describe, and empty categories. What was searched is listed once, in the
 * first of its categories: a popular dish is in two.
 */
export function menuSections(
  menu: Pick<Menu, 'categories' | 'items'>,
  term: string,
  diets: readonly Diet[] = [],
): readonly MenuSection[] {
  const sections = searchMenu(menu, term).map(({ id, name, itemIds }) => ({
    id,
    name,
    items: itemIds
      .flatMap((itemId) => ownEntry(menu.items, itemId) ?? [])
      .filter((item) => suits(item, diets)),
  }));
  const isNarrowed = term !== '' || diets.length > 0;
  return (isNarrowed ? eachOnce(sections) : sections).filter(({ items }) => items.length > 0);
}

function eachOnce(sections: readonly MenuSection[]): readonly MenuSection[] {
  const listed = new Set<string>();
  const isNew = ({ id }: MenuItem): boolean => {
    const before = listed.size;
    return listed.add(id).size > before;
  };
  return sections.map((section) => ({ ...section, items: section.items.filter(isNew) }));
}
