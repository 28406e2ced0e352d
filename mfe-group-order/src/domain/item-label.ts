import type { CartItem } from '@tiffin/contracts';

/** Returns a line as text: count if above one, name, options, note. */
export function itemLabel({
  quantity,
  name,
  cartItemOptions,
  note,
}: Pick<CartItem, 'quantity' | 'name' | 'cartItemOptions' | 'note'>): string {
  const count = quantity > 1 ? `${quantity} × ` : '';
  const words = [name, ...cartItemOptions.map((option) => option.name), note];
  return count + words.filter(Boolean).join(', ');
}
