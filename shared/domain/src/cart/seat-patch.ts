import type { Cart } from '@tiffin/contracts';

/** The room and table that food is brought to, as a URL names it. */
type Seat = { readonly room: string | null; readonly table: string | null };
export type SeatPatch = { readonly room?: string; readonly table?: string };

const longest = 50;

/**
 * Returns the patch with the room and table of a URL that a cart does not have yet. Null if there is none, or
 * if the cart is empty. Both are single lines of at most 50 characters (specification 2).
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
  // Cut between characters, so that no emoji is split.
  return line
    .slice(0, longest)
    .replace(/\p{Cs}$/u, '')
    .trim();
}
