import type { Cart } from '@tiffin/contracts';

/** How much earlier than the emptied cart an order may be dated, in milliseconds. */
const emptiedLateMs = 10_000;

/**
 * Returns the earliest instant (ISO 8601) of an order of this cart, by the service's clock. It is when the
 * cart last changed, or shortly before if that change emptied it.
 */
export function orderedSince({ cartItems, updatedAt }: Pick<Cart, 'cartItems' | 'updatedAt'>): string {
  return cartItems.length > 0 ? updatedAt : new Date(Date.parse(updatedAt) - emptiedLateMs).toISOString();
}
