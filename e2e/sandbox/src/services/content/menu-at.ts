import type { HoursRange, Menu, MenuItem } from '@tiffin/contracts';
import { servedWords } from '../../seed/served-words';
import { minutesOf, wallClock } from './opening-hours';
import type { StoredMenu } from './stored-menu';

/** Menus at a time, by the items that are not served then. Cached as long as the menu itself. */
const sold = new WeakMap<StoredMenu, Map<string, StoredMenu>>();

/**
 * Returns a menu at a given time. Items that are not served then are unavailable; unpublished items are left
 * out.
 */
export function menuAt(menu: StoredMenu, at: number, timeZone: string): StoredMenu {
  const rules = Object.entries(menu.rules);
  if (rules.length === 0) return menu;
  const { minutes } = wallClock(at, timeZone);
  const off = rules.filter(([, { hours }]) => hours && !isServed(hours, minutes)).map(([itemId]) => itemId);
  const known = sold.get(menu) ?? new Map<string, StoredMenu>();
  sold.set(menu, known);
  const found = known.get(off.join()) ?? without(menu, new Set(off));
  known.set(off.join(), found);
  return found;
}

function without(menu: StoredMenu, off: ReadonlySet<string>): StoredMenu {
  const items: Menu['items'] = {};
  for (const [itemId, item] of Object.entries(menu.items)) {
    const rule = menu.rules[itemId];
    if (rule?.isHidden) continue;
    items[itemId] = rule?.hours && off.has(itemId) ? unserved(item, rule.hours) : item;
  }
  return {
    ...menu,
    items,
    categories: menu.categories
      .map((category) => ({ ...category, itemIds: category.itemIds.filter((id) => items[id]) }))
      .filter(({ itemIds }) => itemIds.length > 0),
  };
}

function isServed({ open, close }: HoursRange, minutes: number): boolean {
  return minutesOf(open) <= minutes && minutes < minutesOf(close);
}

function unserved(item: MenuItem, hours: HoursRange): MenuItem {
  return item.availability.isAvailable
    ? { ...item, availability: { isAvailable: false, reason: servedWords(hours)[0] } }
    : item;
}
