import type { CartItem, CartItemInput } from '@tiffin/contracts';

/** Returns a line of the cart as a client sends it, to change or restore it. */
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
