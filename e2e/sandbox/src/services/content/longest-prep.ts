import type { StoredMenu } from './stored-menu';

/**
 * The longest preparation among some items, and the items that need it. Empty if the kitchen's usual minutes
 * are enough.
 */
export type LongestPrep = { readonly minutes: number; readonly itemIds: readonly string[] };

/** Returns the preparation time of the slowest of some items. */
export function longestPrep(menu: Pick<StoredMenu, 'rules'>, itemIds: readonly string[]): LongestPrep {
  const minutesOfItem = (id: string): number => menu.rules[id]?.prepMinutes ?? 0;
  const minutes = Math.max(0, ...itemIds.map(minutesOfItem));
  return { minutes, itemIds: minutes === 0 ? [] : itemIds.filter((id) => minutesOfItem(id) === minutes) };
}
