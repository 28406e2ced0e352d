import type { Cart } from '@tiffin/contracts';

/** Where food is brought to in a house, as an address names it. */
type Seat = { readonly room: string | null; readonly table: string | null };
export type SeatPatch = { readonly room?: string; readonly table?: string };

const longest = 50;

/**
 * What a cart has still to be told of the room and table in an address; null where there is nothing to tell, or nothing
 * in the cart. Both are single lines of at most 50 characters (specification 2).
 */
export function seatPatch(
  { room, table }: Seat,
  cart: Pick<Cart, 'room' | 'table' | 'cartItems'> | undefined,
): SeatPatch | null {
  if (!cart || cart.cartItems.length === 0) return null;
  const patch = {
    ...news('room', room, cart.room),
    ...news('table', table, cart.table),
  };
  return Object.keys(patch).length > 0 ? patch : null;
}

function news(name: keyof Seat, asked: string | null, known: string | null): SeatPatch {
  const text = cleanLine(asked ?? '');
  return text === '' || text === known ? {} : { [name]: text };
}

function cleanLine(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  // Cut between characters: half an emoji is no text.
  return line
    .slice(0, longest)
    .replace(/\p{Cs}$/u, '')
    .trim();
}
