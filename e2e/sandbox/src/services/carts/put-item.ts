import { randomUUID } from 'node:crypto';
import type { Menu } from '@tiffin/contracts';
import type { cartItemInputSchema } from '@tiffin/contracts/schemas';
import type { z } from 'zod';
import { refuse } from '../../errors/refuse';
import { checkOptions } from './check-options';
import { isSameForm } from './is-same-form';
import type { StoredCart, StoredCartItem } from './stored-cart';

export type ItemInput = z.output<typeof cartItemInputSchema>;

/** The maximum number of lines in a cart. */
export const MAXIMUM_LINES = 100;

/**
 * Returns a cart with one line added, or with the line `cartItemId` replaced. An item with equal options
 * joins the existing line. Refuses a second perk with INVALID_CART_ITEM_PERK unless the caller gives up the
 * others (specification 8).
 */
export function putItem(
  cart: StoredCart,
  menu: Menu,
  input: ItemInput,
  cartItemId: string | null,
): StoredCart {
  const menuItem = menu.items[input.menuItemId];
  if (!menuItem?.availability.isAvailable)
    return refuse(400, 'INVALID_CART_ITEM', 'ITEM_UNAVAILABLE', { data: { itemIds: [input.menuItemId] } });
  checkOptions(menu, menuItem, input.cartItemOptions);
  const existing = cart.items.find((line) => line.cartItemId === cartItemId);
  if (cartItemId !== null && !existing) return refuse(404, 'NOT_FOUND', 'CART_ITEM');

  const others = cart.items.filter((line) => line.cartItemId !== cartItemId);
  const line: StoredCartItem = {
    cartItemId: cartItemId ?? randomUUID(),
    menuItemId: input.menuItemId,
    name: menuItem.name,
    imageUrl: menuItem.images[0]?.key ?? null,
    quantity: input.quantity,
    options: input.cartItemOptions,
    perkSelected: menuItem.perk !== null && input.perkSelected,
    note: input.note,
  };
  const settled = line.perkSelected ? settlePerks(others, line, menu, cart, input) : others;
  const twin = settled.find((other) => cartItemId === null && isSameForm(other, line));
  const quantity = line.quantity + (twin?.quantity ?? 0);
  if (quantity > menuItem.maxQuantity)
    refuse(400, 'INVALID_CART_ITEM', 'QUANTITY_MAXIMUM', { data: { maxQuantity: menuItem.maxQuantity } });
  if (settled.length >= MAXIMUM_LINES) refuse(400, 'INVALID_CART_ITEM', 'CART_FULL');
  return {
    ...cart,
    addMenuItemSource: input.addMenuItemSource ?? cart.addMenuItemSource,
    items: twin ? replace(settled, { ...twin, quantity }) : atSamePosition(cart, settled, line),
  };
}

function settlePerks(
  others: readonly StoredCartItem[],
  line: StoredCartItem,
  menu: Menu,
  cart: StoredCart,
  input: ItemInput,
): readonly StoredCartItem[] {
  const rival = others.find((other) => other.perkSelected && other.menuItemId !== line.menuItemId);
  if (!rival) return others;
  if (!input.removeConflictingPerks && !cart.removeConflictingPerks) {
    const displayHint = menu.items[line.menuItemId]?.perk?.displayHint ?? null;
    refuse(400, 'INVALID_CART_ITEM_PERK', undefined, {
      data: { displayHint, conflictingCartItemIds: [rival.cartItemId], conflictingItemName: rival.name },
    });
  }
  return others.map((other) =>
    other.menuItemId === line.menuItemId ? other : { ...other, perkSelected: false },
  );
}

function atSamePosition(
  cart: StoredCart,
  others: readonly StoredCartItem[],
  line: StoredCartItem,
): readonly StoredCartItem[] {
  const at = cart.items.findIndex((one) => one.cartItemId === line.cartItemId);
  return at < 0 ? [...others, line] : others.toSpliced(at, 0, line);
}

function replace(lines: readonly StoredCartItem[], line: StoredCartItem): readonly StoredCartItem[] {
  return lines.map((one) => (one.cartItemId === line.cartItemId ? line : one));
}
