import { selectionUnder } from './initial-selection';
import { optionControl } from './option-control';
import { selectedCount, selectedIn } from './option-selection';
import type { GroupPlace, OptionMenu, OptionSelection } from './option-selection';

export type OptionChange = GroupPlace & {
  readonly optionId: string;
  /** How often from now on; 0 takes it away. */
  readonly incrementCount: number;
};

/**
 * The selection after one option changed. Where only one may be chosen, the new one replaces the old; elsewhere the
 * count stops at what option and group allow. An option that goes takes along what was chosen under it, one that comes
 * brings the defaults of its groups (specification 5).
 */
export function changeOption(
  menu: OptionMenu,
  selection: OptionSelection,
  { choiceId, parentOptionId, optionId, incrementCount }: OptionChange,
): OptionSelection {
  const choice = menu.choices[choiceId];
  const option = menu.options[optionId];
  if (!choice || !option) return selection;
  const place = { choiceId, parentOptionId };
  const isOneOf = choice.maxSelectable === 1;
  const inGroup = selectedIn(selection, place);
  const had = inGroup.some(({ id }) => id === optionId);
  const others = selectedCount(inGroup.filter(({ id }) => id !== optionId));
  const room = isOneOf ? 1 : (choice.maxSelectable ?? Infinity) - others;
  const count = Math.max(0, Math.min(incrementCount, option.maxIncrementCount, room));
  if (count > 0 && !option.availability.isAvailable) return selection;
  if (count === 0 && optionControl(choice, option) === 'radio') return selection;

  const leaving = inGroup.filter(({ id }) => (id === optionId ? count === 0 : isOneOf && count > 0));
  const staying = leaving.reduce(
    (rest, { id }) => withoutOption(rest, { ...place, optionId: id }),
    selection,
  );
  if (count === 0) return staying;
  const changed = { id: optionId, choiceId, parentOptionId, incrementCount: count };
  if (had) return staying.map((chosen) => (isAt(chosen, place, optionId) ? changed : chosen));
  return [
    ...staying,
    changed,
    ...selectionUnder(menu, option.subchoiceIds, pathTo(staying, parentOptionId, optionId)),
  ];
}

type Place = GroupPlace & { readonly optionId: string };

function withoutOption(selection: OptionSelection, { optionId, ...place }: Place): OptionSelection {
  const rest = selection.filter((chosen) => !isAt(chosen, place, optionId));
  if (rest.some(({ id }) => id === optionId)) return rest;
  const children = rest.filter(({ parentOptionId }) => parentOptionId === optionId);
  return children.reduce<OptionSelection>((left, { id, choiceId, parentOptionId }) => {
    return withoutOption(left, { optionId: id, choiceId, parentOptionId });
  }, rest);
}

function isAt(chosen: OptionSelection[number], place: GroupPlace, optionId: string): boolean {
  return (
    chosen.id === optionId &&
    chosen.choiceId === place.choiceId &&
    chosen.parentOptionId === place.parentOptionId
  );
}

function pathTo(
  selection: OptionSelection,
  parentOptionId: string | null,
  optionId: string,
): readonly string[] {
  const path = [optionId];
  for (let next = parentOptionId; next !== null && !path.includes(next);) {
    path.unshift(next);
    const parent = next;
    next = selection.find(({ id }) => id === parent)?.parentOptionId ?? null;
  }
  return path;
}
