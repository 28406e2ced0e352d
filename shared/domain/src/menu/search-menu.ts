import type { Menu, MenuCategory } from '@tiffin/contracts';
import { ownEntry } from '../own-entry';

/**
 * The sections that a text finds, each with its found items: a section whose title has the text keeps all of them,
 * else those with it in title or description; case does not matter, an empty text finds all (specification 5).
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
