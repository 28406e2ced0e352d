import type { CartItem } from '@tiffin/contracts';

type Lines = { readonly cartItems: readonly Pick<CartItem, 'cartItemId' | 'name' | 'quantity'>[] };

/** A line that is new in a cart, or whose quantity has changed. */
export type ChangedLine = { readonly name: string; readonly quantity: number; readonly isNew: boolean };

/** Returns the first line that came or changed its quantity between two states of a cart. A removed line is none. */
export function changedLine(before: Lines, after: Lines): ChangedLine | undefined {
  const earlier = new Map(before.cartItems.map((line) => [line.cartItemId, line.quantity]));
  const line = after.cartItems.find(({ cartItemId, quantity }) => earlier.get(cartItemId) !== quantity);
  return line && { name: line.name, quantity: line.quantity, isNew: !earlier.has(line.cartItemId) };
}
