import type { CartItem, MenuItem } from '@tiffin/contracts';
import { changeOption, initialSelection, lineTotalMicro, optionTree, unmetGroups } from '@tiffin/domain';
import type { OptionChange, OptionGroup, OptionMenu, OptionSelection } from '@tiffin/domain';
import { useState } from 'react';
import { keptSelection } from '../../domain/kept-selection';

/** An item on its way into the cart. */
export type ItemDraft = {
  readonly groups: readonly OptionGroup[];
  readonly unmet: readonly OptionGroup[];
  readonly selection: OptionSelection;
  readonly quantity: number;
  readonly note: string;
  /** Micro units of the whole line. */
  readonly totalMicro: number;
  readonly isTouched: boolean;
  readonly choose: (change: OptionChange) => void;
  readonly setQuantity: (quantity: number) => void;
  readonly setNote: (note: string) => void;
};

/** A draft that begins with the defaults, or with what the line to change holds, less what is no longer offered. */
export function useItemDraft(item: MenuItem, menu: OptionMenu, line: CartItem | undefined): ItemDraft {
  const [isTouched, setIsTouched] = useState(false);
  const [selection, setSelection] = useState<OptionSelection>(() =>
    line ? keptSelection(menu, item.choiceIds, line.cartItemOptions) : initialSelection(menu, item.choiceIds),
  );
  const [quantity, setQuantity] = useState(line?.quantity ?? 1);
  const [note, setNote] = useState(line?.note ?? '');
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
    quantity,
    note,
    totalMicro: lineTotalMicro(menu, item, { selection, quantity }),
    isTouched,
    choose: touching((change: OptionChange) => {
      setSelection((chosen) => changeOption(menu, chosen, change));
    }),
    setQuantity: touching(setQuantity),
    setNote: touching(setNote),
  };
}
