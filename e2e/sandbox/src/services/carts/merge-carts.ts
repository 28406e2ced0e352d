import { MAXIMUM_LINES } from './put-item';
import type { StoredCart, StoredCartItem } from './stored-cart';

/**
 * Merges the guest's lines into a person's cart, or copies the guest's cart if the person had none. A cart
 * keeps one perk, the person's own first (specification 8), and at most its maximum of lines. `left` holds
 * what does not fit.
 */
export function mergeCarts(
  own: StoredCart,
  theirs: StoredCart,
): { readonly content: StoredCart; readonly left: readonly StoredCartItem[] } {
  if (own.items.length === 0) return { content: theirs, left: [] };
  const perk = own.items.find((line) => line.perkSelected)?.menuItemId;
  const lines = theirs.items.map((line) =>
    perk === undefined || line.menuItemId === perk ? line : { ...line, perkSelected: false },
  );
  const room = Math.max(0, MAXIMUM_LINES - own.items.length);
  return {
    content: { ...own, items: [...own.items, ...lines.slice(0, room)] },
    left: theirs.items.slice(room),
  };
}
