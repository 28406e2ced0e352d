import type { StoredMenu } from '../content/stored-menu';

const ITEMS_A_SECTION = 50;

/**
 * Returns a menu with the given number of items. It repeats the menu's own items with new ids, in sections of
 * fifty.
 */
export function menuOfSize(menu: StoredMenu, size: number): StoredMenu {
  const models = Object.values(menu.items);
  const items = Array.from({ length: size }, (_, index) => {
    const model = models[index % models.length];
    if (!model) throw new Error('A menu without items cannot grow.');
    const round = Math.floor(index / models.length);
    return round === 0 ? model : { ...model, id: `${model.id}-${round}`, name: `${model.name} (${round})` };
  });
  return {
    ...menu,
    items: Object.fromEntries(items.map((item) => [item.id, item])),
    categories: Array.from({ length: Math.ceil(size / ITEMS_A_SECTION) }, (_, section) => ({
      id: `section-${section + 1}`,
      name: `Section ${section + 1}`,
      itemIds: items.slice(section * ITEMS_A_SECTION, (section + 1) * ITEMS_A_SECTION).map(({ id }) => id),
    })),
  };
}
