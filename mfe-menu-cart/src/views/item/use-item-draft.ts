import { useFlag } from '@tiffin/config';
import type { CartItem, MenuItem } from '@tiffin/contracts';
import {
  changeOption,
  initialSelection,
  keptSelection,
  lineTotalMicro,
  optionTree,
  unmetGroups,
  withoutOptionQuantity,
} from '@tiffin/domain';
import type { OptionChange, OptionGroup, OptionMenu, OptionSelection } from '@tiffin/domain';
import { useDirty } from '@tiffin/federation';
import { useMemo, useState } from 'react';

/** An item before it is added to the cart. */
export type ItemDraft = {
  readonly groups: readonly OptionGroup[];
  readonly unmet: readonly OptionGroup[];
  readonly selection: OptionSelection;
  /** Whether the draft started with the person's last choice, at least in part. */
  readonly isAsLastTime: boolean;
  readonly quantity: number;
  readonly note: string;
  /** The price of the whole line, in micro units. */
  readonly totalMicro: number;
  readonly isTouched: boolean;
  readonly choose: (change: OptionChange) => void;
  readonly setQuantity: (quantity: number) => void;
  readonly setNote: (note: string) => void;
};

const nothing: OptionMenu = { choices: {}, options: {} };

type DraftStart = {
  /** The line that is being edited. */
  readonly line: CartItem | undefined;
  /** Ids of the options chosen last time, which replace the defaults. */
  readonly remembered: readonly string[] | null;
};

/**
 * Returns a draft that starts with the defaults, with the person's last choice, or with the edited line,
 * without what is no longer offered. While the choices load (`choices` undefined) there is nothing to choose.
 */
export function useItemDraft(
  item: MenuItem,
  choices: OptionMenu | undefined,
  { line, remembered }: DraftStart,
): ItemDraft {
  const hasQuantities = useFlag('option_quantity');
  const menu = useMemo(
    () => (choices && !hasQuantities ? withoutOptionQuantity(choices) : (choices ?? nothing)),
    [choices, hasQuantities],
  );
  const [isTouched, setIsTouched] = useState(false);
  useDirty(isTouched);
  const [chosen, setChosen] = useState<OptionSelection>();
  const [quantity, setQuantity] = useState(line?.quantity ?? 1);
  const [note, setNote] = useState(line?.note ?? '');
  const first = useMemo(
    () =>
      line
        ? keptSelection(menu, item.choiceIds, line.cartItemOptions)
        : initialSelection(menu, item.choiceIds, remembered),
    [item, menu, line, remembered],
  );
  const selection = chosen ?? first;
  const touching =
    <Value>(set: (value: Value) => void) =>
    (value: Value) => {
      setIsTouched(true);
      set(value);
    };
  return {
    groups: optionTree(menu, item.choiceIds, selection),
    unmet: unmetGroups(menu, item.choiceIds, selection),
    selection,
    isAsLastTime: !line && first.some(({ id }) => remembered?.includes(id)),
    quantity,
    note,
    totalMicro: lineTotalMicro(menu, item, { selection, quantity }),
    isTouched,
    choose: touching((change: OptionChange) => {
      setChosen(changeOption(menu, selection, change));
    }),
    setQuantity: touching(setQuantity),
    setNote: touching(setNote),
  };
}
