import type { Cart } from '@tiffin/contracts';

/** How much earlier than the emptied cart an order may be written, in milliseconds. */
const emptiedLateMs = 10_000;

/**
 * The instant (ISO 8601) from which on an order of this cart may have been placed, by the service's clock: since the cart
 * last changed, and where that left it empty, since just before.
 */
export function orderedSince({ cartItems, updatedAt }: Pick<Cart, 'cartItems' | 'updatedAt'>): string {
  return cartItems.length > 0 ? updatedAt : new Date(Date.parse(updatedAt) - emptiedLateMs).toISOString();
}
