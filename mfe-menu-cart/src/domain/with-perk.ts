import type { CartItem, MenuItem } from '@tiffin/contracts';

type Line = Pick<CartItem, 'menuItemId' | 'perk'>;

/**
 * Returns an item with its perk as it would be priced. An existing line keeps its perk. A new line has the
 * perk unless the same dish already has it in the cart, because a perk applies to one dish per order. If
 * another dish has it, the service asks first.
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
