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

/** The chosen options of one group. */
export function selectedIn(selection: OptionSelection, place: GroupPlace): OptionSelection {
  return selection.filter(
    ({ choiceId, parentOptionId }) => choiceId === place.choiceId && parentOptionId === place.parentOptionId,
  );
}

/** The sum of increment counts. */
export function selectedCount(selection: OptionSelection): number {
  return selection.reduce((sum, { incrementCount }) => sum + incrementCount, 0);
}
