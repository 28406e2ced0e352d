import type { Caller } from '../caller';
import { MERCHANT } from '../shopper';
import { idOf, type Person, type Room } from './room';

/** What the host of a group does for the people in it. */
export const PEOPLE_ACTS = {
  'name a co-host': async ({ group, ...room }: Room, { caller }: Person, amount: number) => {
    const [first] = room.guests;
    const id = first && idOf(room, first);
    if (id) await caller.call('PUT', `${group.path}/guests/${id}/co-host`, { isCoHost: amount % 4 > 0 });
  },
  'count in': async (room: Room, { caller }: Person, amount: number) => {
    const id = someGuest(room, amount);
    if (id) await caller.call('POST', `${room.group.path}/guests/${id}/count-in`);
  },
  nudge: async (room: Room, { caller }: Person, amount: number) => {
    const id = someGuest(room, amount);
    await caller.call('POST', `${room.group.path}/nudges`, amount % 2 && id ? { externalUserIds: [id] } : {});
  },
  'add a colleague': async ({ group }: Room, { caller }: Person) => {
    await caller.call('POST', `${group.path}/guests/colleagues`, { firstName: 'May' });
  },
  'give a dish': async ({ group, journal, story }: Room, { name, caller }: Person) => {
    const colleague = (await story.read(caller, group))?.guests.find(
      ({ isAddedByHost }: { isAddedByHost?: true }) => isAddedByHost,
    );
    const note = `${name} ${journal.tick()}${GIVEN}`;
    const cartItemId = colleague && (await addTwo(caller, note));
    if (cartItemId)
      await caller.call('POST', `${group.path}/guests/${colleague.externalUserId}/items`, { cartItemId });
  },
} as const;

/** What a co-host changes. A guest who is none is refused. */
export const CO_HOST_ACTS = {
  'limit people': async ({ group }: Room, { caller }: Person, amount: number) => {
    await caller.call('PATCH', group.path, { guestMax: 50 + (amount % 50) });
  },
  'remove somebody': async (room: Room, who: Person, amount: number) => {
    const id = someGuest(room, amount);
    if (id && id !== idOf(room, who)) await who.caller.call('DELETE', `${room.group.path}/guests/${id}`);
  },
} as const;

/** Ends the note of a line of which a piece is given away. Nobody edits such a line. */
export const GIVEN = ' for May';

async function addTwo(caller: Caller, note: string): Promise<string | undefined> {
  const line = { menuItemId: 'lemon-rice-box', cartItemOptions: [], quantity: 2, note };
  const { cart } = (await caller.call('POST', `/main/v1/cart/${MERCHANT}/item`, line)).body;
  return cart?.cartItems.find((one: { note: string }) => one.note === note)?.cartItemId;
}

function someGuest(room: Room, amount: number): string | undefined {
  const ids = room.guests.flatMap((guest) => idOf(room, guest) ?? []);
  return ids[amount % Math.max(1, ids.length)];
}
