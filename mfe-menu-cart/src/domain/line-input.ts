import type { CartItem, CartItemInput } from '@tiffin/contracts';

/** A line of the cart as a client sends it, to change it or to bring it back. */
export function lineInput(line: CartItem, quantity: number = line.quantity): CartItemInput {
  return {
    menuItemId: line.menuItemId,
    quantity,
    cartItemOptions: line.cartItemOptions.map(({ id, choiceId, parentOptionId, incrementCount }) => ({
      id,
      choiceId,
      parentOptionId,
      incrementCount,
    })),
    note: line.note,
    perkSelected: line.perk?.isSelected ?? true,
  };
}
