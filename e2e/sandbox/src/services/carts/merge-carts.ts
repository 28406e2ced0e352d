import type { MenuItem } from '@tiffin/contracts';
import { isSameForm } from './is-same-form';
import { MAXIMUM_LINES } from './put-item';
import type { StoredCart, StoredCartItem } from './stored-cart';

type Limits = { readonly items: Readonly<Record<string, Pick<MenuItem, 'maxQuantity'>>> };
type Merged = { readonly items: readonly StoredCartItem[]; readonly left: readonly StoredCartItem[] };

/**
 * Merges the guest's lines into a person's cart, or copies the guest's cart if the person had none. Keeps what adding a dish
 * guarantees: equal lines are one, no line has more than the menu allows of its dish, and a cart keeps one perk, the
 * person's own first (specification 8), and at most its maximum of lines. `left` holds what does not fit.
 */
export function mergeCarts(
  own: StoredCart,
  theirs: StoredCart,
  menu: Limits,
): { readonly content: StoredCart; readonly left: readonly StoredCartItem[] } {
  if (own.items.length === 0) return { content: theirs, left: [] };
  const perk = own.items.find((line) => line.perkSelected)?.menuItemId;
  const lines = theirs.items.map((line) =>
    perk === undefined || line.menuItemId === perk ? line : { ...line, perkSelected: false },
  );
  const { items, left } = lines.reduce<Merged>((merged, line) => join(merged, line, menu), {
    items: own.items,
    left: [],
  });
  return { content: { ...own, items }, left };
}

function join({ items, left }: Merged, line: StoredCartItem, menu: Limits): Merged {
  const twin = items.find((one) => isSameForm(one, line));
  if (!twin) {
    const hasRoom = items.length < MAXIMUM_LINES;
    return hasRoom ? { items: [...items, line], left } : { items, left: [...left, line] };
  }
  const most = menu.items[line.menuItemId]?.maxQuantity ?? Infinity;
  const moved = Math.max(0, Math.min(line.quantity, most - twin.quantity));
  const joined = { ...twin, quantity: twin.quantity + moved };
  return {
    items: items.map((one) => (one === twin ? joined : one)),
    left: moved === line.quantity ? left : [...left, { ...line, quantity: line.quantity - moved }],
  };
}
