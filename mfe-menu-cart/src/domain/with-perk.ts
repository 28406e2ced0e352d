import type { CartItem, MenuItem } from '@tiffin/contracts';

/** An item with its perk as it would be ordered: a new line takes the perk, a line that is there keeps what it chose. */
export function withPerk(item: MenuItem, line: Pick<CartItem, 'perk'> | undefined): MenuItem {
  if (item.perk === null) return item;
  const isSelected = line ? (line.perk?.isSelected ?? false) : true;
  return { ...item, perk: { ...item.perk, isSelected } };
}
