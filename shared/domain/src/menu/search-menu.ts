import type { Menu, MenuCategory } from '@tiffin/contracts';
import { ownEntry } from '../own-entry';

/**
 * Returns the sections that match a text, each with its matching items. A section whose title matches keeps
 * all items, else those whose title or description matches. Case is ignored; an empty text matches all
 * (specification 5).
 */
export function searchMenu(
  { categories, items }: Pick<Menu, 'categories' | 'items'>,
  text: string,
): readonly MenuCategory[] {
  const wanted = text.trim().toLowerCase();
  const has = (words: string | undefined) => words?.toLowerCase().includes(wanted) ?? false;
  return categories
    .map((category) =>
      has(category.name)
        ? category
        : {
            ...category,
            itemIds: category.itemIds.filter((id) => {
              const item = ownEntry(items, id);
              return has(item?.name) || has(item?.description);
            }),
          },
    )
    .filter(({ itemIds }) => itemIds.length > 0);
}
