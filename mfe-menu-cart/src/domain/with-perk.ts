import type { CartItem, MenuItem } from '@tiffin/contracts';

type Line = Pick<CartItem, 'menuItemId' | 'perk'>;

/**
 * An item with its perk as it would be priced. A line that is there keeps what it has. A new line has the perk unless the
 * cart has given it to the same dish already: it is for one dish an order. Against another dish the service asks first.
 */
export function withPerk(
  item: MenuItem,
  line: Pick<CartItem, 'perk'> | undefined,
  cart: readonly Line[],
): MenuItem {
  if (item.perk === null) return item;
  const isGiven = cart.some(({ menuItemId, perk }) => menuItemId === item.id && perk?.isSelected === true);
  const isSelected = line ? (line.perk?.isSelected ?? false) : !isGiven;
  return { ...item, perk: { ...item.perk, isSelected } };
}
