import type { CartItem } from '@tiffin/contracts';

/** Returns the number of each menu item in a cart, by menu item id. */
export function itemCounts(
  lines: readonly Pick<CartItem, 'menuItemId' | 'quantity'>[],
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  lines.forEach(({ menuItemId, quantity }) => {
    counts.set(menuItemId, (counts.get(menuItemId) ?? 0) + quantity);
  });
  return counts;
}
