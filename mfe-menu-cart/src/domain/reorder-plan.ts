import type { CartItemInput, Menu, MenuItem, OrderItem } from '@tiffin/contracts';
import { keptSelection, lineTotalMicro, ownEntry, unmetGroups } from '@tiffin/domain';

/** A dish of an order that can be added to the cart again, and what has changed since. */
export type ReorderLine = {
  readonly name: string;
  readonly input: CartItemInput;
  /** Names of chosen options that are no longer offered. */
  readonly lostOptions: readonly string[];
  /** Whether one line can no longer hold as many as were ordered. */
  readonly isReduced: boolean;
  /** The price of the line then and now, in micro units, if it costs more now. */
  readonly rise: { readonly wasMicro: number; readonly nowMicro: number } | undefined;
};

/** A dish of an order that cannot be added again: off the menu, sold out, or without a required choice. */
export type MissingDish = {
  readonly menuItemId: string;
  readonly name: string;
  readonly reason: 'gone' | 'soldOut' | 'needsChoice';
};

export type ReorderPlan = {
  readonly lines: readonly ReorderLine[];
  readonly missing: readonly MissingDish[];
};

type OrderedDish = Pick<
  OrderItem,
  'menuItemId' | 'name' | 'quantity' | 'priceMicro' | 'itemOptions' | 'perk' | 'note' | 'guest'
>;

type Shop = {
  readonly menu: Pick<Menu, 'items' | 'choices' | 'options'>;
  /** The dishes of this order that the reorder service still sells; undefined if it does not say. */
  readonly soldIds: ReadonlySet<string> | undefined;
  /** The reader's id. Of a group order they get their own dishes. */
  readonly externalUserId: string | undefined;
};

/** Returns what ordering again puts into the cart and what it cannot, with prices in micro units (row CRT-19). */
export function reorderPlan(dishes: readonly OrderedDish[], shop: Shop): ReorderPlan {
  const lines: ReorderLine[] = [];
  const missing: MissingDish[] = [];
  for (const dish of dishes) {
    if (dish.guest !== null && dish.guest.externalUserId !== shop.externalUserId) continue;
    const item = ownEntry(shop.menu.items, dish.menuItemId);
    const line = item && lineOf(dish, item, shop);
    if (typeof line === 'object') lines.push(line);
    else missing.push({ menuItemId: dish.menuItemId, name: item?.name ?? dish.name, reason: line ?? 'gone' });
  }
  return { lines, missing };
}

function lineOf(
  dish: OrderedDish,
  item: MenuItem,
  { menu, soldIds }: Shop,
): ReorderLine | 'soldOut' | 'needsChoice' {
  const isSold = item.availability.isAvailable && (soldIds?.has(item.id) ?? true);
  if (!isSold) return 'soldOut';
  const selection = keptSelection(menu, item.choiceIds, dish.itemOptions);
  if (unmetGroups(menu, item.choiceIds, selection).length > 0) return 'needsChoice';
  const quantity = Math.min(dish.quantity, item.maxQuantity);
  const nowMicro = lineTotalMicro(menu, item, { selection, quantity });
  const isReduced = quantity < dish.quantity;
  const kept = new Set(selection.map(({ id }) => id));
  return {
    name: item.name,
    input: {
      menuItemId: item.id,
      quantity,
      cartItemOptions: [...selection],
      note: dish.note,
      perkSelected: dish.perk?.isSelected ?? true,
      addMenuItemSource: 'REORDER',
    },
    lostOptions: dish.itemOptions.filter(({ id }) => !kept.has(id)).map(({ name }) => name),
    isReduced,
    rise: !isReduced && nowMicro > dish.priceMicro ? { wasMicro: dish.priceMicro, nowMicro } : undefined,
  };
}
