import type { MenuChoices } from '@tiffin/contracts';

/** One chosen option: which group it was chosen in, and the option that the group hangs on (null at the top). */
export type SelectedOption = {
  readonly id: string;
  readonly choiceId: string;
  readonly parentOptionId: string | null;
  readonly incrementCount: number;
};

/** Everything chosen for one item, as a cart takes it. */
export type OptionSelection = readonly SelectedOption[];

/** Where a group stands: at the top of an item (null) or under a chosen option. */
export type GroupPlace = { readonly choiceId: string; readonly parentOptionId: string | null };

export type OptionMenu = Pick<MenuChoices, 'choices' | 'options'>;

/** Whether an option was chosen in the group of a place. */
export function isChosenAt(chosen: SelectedOption, { choiceId, parentOptionId }: GroupPlace): boolean {
  return chosen.choiceId === choiceId && chosen.parentOptionId === parentOptionId;
}

/** One text for each place. */
export function placeKey({ choiceId, parentOptionId }: GroupPlace): string {
  return JSON.stringify([parentOptionId, choiceId]);
}

/** The chosen options of each group, by the key of its place. */
export function selectedByPlace(selection: OptionSelection): ReadonlyMap<string, OptionSelection> {
  const places = new Map<string, SelectedOption[]>();
  for (const chosen of selection) {
    const key = placeKey(chosen);
    const there = places.get(key);
    if (there) there.push(chosen);
    else places.set(key, [chosen]);
  }
  return places;
}

/** The sum of increment counts. */
export function selectedCount(selection: OptionSelection): number {
  return selection.reduce((sum, { incrementCount }) => sum + incrementCount, 0);
}
