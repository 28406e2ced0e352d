import type { CartItem } from '@tiffin/contracts';

/** Returns a line as text: count if above one, name, options, note, with the language's comma between them. */
export function itemLabel(
  { quantity, name, cartItemOptions, note }: Pick<CartItem, 'quantity' | 'name' | 'cartItemOptions' | 'note'>,
  comma: string,
): string {
  const count = quantity > 1 ? `${quantity} × ` : '';
  const words = [name, ...cartItemOptions.map((option) => option.name), note];
  return count + words.filter(Boolean).join(comma);
}
