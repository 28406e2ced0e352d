import { MERCHANT } from '../shopper';
import { GIVEN } from './people-acts';
import type { Person, Room } from './room';

const CART = `/main/v1/cart/${MERCHANT}`;
const MENU_ITEM = { menuItemId: 'lemon-rice-box', cartItemOptions: [] };

type Line = { readonly cartItemId: string; readonly note: string };

/** What a person does with their own lines. Each line has a note of its own, by which it is found again. */
export const LINE_ACTS = {
  add: async ({ journal }: Room, { name, caller }: Person, amount: number) => {
    const note = `${name} ${journal.tick()}`;
    await caller.call('POST', `${CART}/item`, { ...MENU_ITEM, quantity: 1 + (amount % 3), note });
  },
  edit: async (_room: Room, { caller }: Person, amount: number) => {
    const line = await someLine({ caller }, amount);
    const body = { ...MENU_ITEM, quantity: 1 + (amount % 5), note: line?.note };
    if (line) await caller.call('PUT', `${CART}/item/${line.cartItemId}`, body);
  },
  drop: async (_room: Room, { caller }: Person, amount: number) => {
    const line = await someLine({ caller }, amount);
    if (line) await caller.call('DELETE', `${CART}/item/${line.cartItemId}`);
  },
} as const;

async function someLine({ caller }: Pick<Person, 'caller'>, amount: number): Promise<Line | undefined> {
  const { cart } = (await caller.call('GET', CART)).body;
  const lines: readonly Line[] = cart.cartItems.filter(({ note }: Line) => !note.endsWith(GIVEN));
  return lines[amount % Math.max(1, lines.length)];
}
