import type { CartItem } from '@tiffin/contracts';

/** A line of the cart that stands in the way of its order. */
export type RefusedItem = Pick<CartItem, 'cartItemId' | 'name'>;

type Line = Pick<CartItem, 'cartItemId' | 'menuItemId' | 'name' | 'isAvailable'>;

type Refusal = {
  /** The reason of the refusal, else its type. */
  readonly code: string;
  /** What the service sent with the refusal (`itemIds`: ids of menu items). */
  readonly data: Readonly<Record<string, unknown>> | undefined;
};

/**
 * Returns the lines that a refused order is about (specification 8, ORDER_CREATION): those that the service
 * names. If it names none and an item is not for sale, those that are no longer available.
 */
export function refusedItems({ code, data }: Refusal, lines: readonly Line[]): readonly RefusedItem[] {
  const itemIds: readonly unknown[] = Array.isArray(data?.itemIds) ? data.itemIds : [];
  const named = lines.filter(({ menuItemId }) => itemIds.includes(menuItemId));
  if (named.length > 0 || code !== 'ITEM_NOT_FOR_SALE_AT_THIS_TIME') return named;
  return lines.filter(({ isAvailable }) => !isAvailable);
}

/** Returns the names of items, each one once. */
export function namesOf(items: readonly RefusedItem[]): readonly string[] {
  return [...new Set(items.map(({ name }) => name))];
}
