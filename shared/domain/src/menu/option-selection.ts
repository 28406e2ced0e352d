import type { MenuChoices } from '@tiffin/contracts';

/** One chosen option: its group, and the option that the group belongs to (null at the top). */
export type SelectedOption = {
  readonly id: string;
  readonly choiceId: string;
  readonly parentOptionId: string | null;
  readonly incrementCount: number;
};

/** All options chosen for one item, as a cart accepts them. */
export type OptionSelection = readonly SelectedOption[];

/** The position of a group: at the top of an item (null) or under a chosen option. */
export type GroupPosition = { readonly choiceId: string; readonly parentOptionId: string | null };

export type OptionMenu = Pick<MenuChoices, 'choices' | 'options'>;

/** Returns whether an option was chosen in the group of a position. */
export function isChosenAt(chosen: SelectedOption, { choiceId, parentOptionId }: GroupPosition): boolean {
  return chosen.choiceId === choiceId && chosen.parentOptionId === parentOptionId;
}

/** Returns a unique key for each position. */
export function positionKey({ choiceId, parentOptionId }: GroupPosition): string {
  return JSON.stringify([parentOptionId, choiceId]);
}

/** Returns the chosen options of each group, by the key of its position. */
export function selectedByPosition(selection: OptionSelection): ReadonlyMap<string, OptionSelection> {
  const positions = new Map<string, SelectedOption[]>();
  for (const chosen of selection) {
    const key = positionKey(chosen);
    const there = positions.get(key);
    if (there) there.push(chosen);
    else positions.set(key, [chosen]);
  }
  return positions;
}

/** Returns the sum of increment counts. */
export function selectedCount(selection: OptionSelection): number {
  return selection.reduce((sum, { incrementCount }) => sum + incrementCount, 0);
}
