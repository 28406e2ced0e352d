import type { CartItem, MenuItem } from '@tiffin/contracts';

type Conflict = {
  /** The line that is being changed; null for a new one. */
  readonly cartItemId: string | null;
  readonly conflictingCartItemIds: readonly string[];
};
type Line = Pick<CartItem, 'cartItemId' | 'name' | 'perk'>;

/** A dish and what its perk saves, in micro units. */
export type PerkParty = { readonly name: string; readonly savingsMicro: number };

/** Returns the dishes of the cart whose perks are in the way, and the dish that wants its perk (row CRT-11). */
export function perkConflictParties(
  { cartItemId, conflictingCartItemIds }: Conflict,
  lines: readonly Line[],
  item: Pick<MenuItem, 'name' | 'perk'> | undefined,
): { readonly taken: readonly PerkParty[]; readonly wanted: PerkParty | undefined } {
  const changed = item ?? lines.find((line) => line.cartItemId === cartItemId);
  return {
    taken: lines.filter((line) => conflictingCartItemIds.includes(line.cartItemId)).flatMap(partyOf),
    wanted: changed && partyOf(changed)[0],
  };
}

function partyOf({ name, perk }: Pick<Line, 'name' | 'perk'>): readonly PerkParty[] {
  return perk === null ? [] : [{ name, savingsMicro: perk.savingsMicro }];
}
