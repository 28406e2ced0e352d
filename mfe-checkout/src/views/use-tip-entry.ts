import { useCartCommands } from '@tiffin/api';
import type { Cart } from '@tiffin/contracts';
import { MICRO_PER_UNIT, parseTip } from '@tiffin/domain';
import { useDirty } from '@tiffin/federation';
import { useRef, useState } from 'react';
import type { RefObject } from 'react';
import { readTipAmount } from '../domain/tip-amount';

/** Value of the tile for a custom amount. */
export const otherTip = 'other';

export type TipEntry = {
  /** The selected tile: the choice that is being saved, else the cart's. */
  readonly chosen: string | undefined;
  readonly choose: (key: string) => void;
  /** The custom amount as typed. */
  readonly text: string;
  readonly setText: (text: string) => void;
  /** Stays until the amount is saved again: an error that leaves earlier moves the page under a press. */
  readonly problem: 'number' | 'range' | 'failed' | undefined;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly isSaving: boolean;
  /** Whether the typed amount is not the cart's yet. */
  readonly isUnsaved: boolean;
  /** Whether a tile that was chosen could not be saved. */
  readonly hasFailed: boolean;
  /** Saves the typed amount. Returns false, with the focus in the field, if it is invalid or was not saved. */
  readonly save: () => Promise<boolean>;
};

/** Returns the tip of a cart, and the custom amount while it is typed. */
export function useTipEntry(cart: Cart): TipEntry {
  const { setTip } = useCartCommands(cart.merchantId);
  // Undefined while nothing differs from the cart.
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState<TipEntry['problem']>();
  const field = useRef<HTMLInputElement>(null);
  const tip = setTip.isPending ? setTip.variables : cart;
  const current = tip.customTipAmountMicro;
  const text = typed ?? textOf(current);
  const isOther = typed !== undefined || current !== null;
  const isUnsaved =
    typed !== undefined &&
    typed !== textOf(cart.customTipAmountMicro) &&
    (parseTip(typed) ?? NaN) !== cart.customTipAmountMicro;
  useDirty(isUnsaved);
  const stop = (why: TipEntry['problem']) => {
    setProblem(why);
    field.current?.focus();
    return false;
  };
  return {
    chosen: isOther ? otherTip : (tip.selectedTipOptionId ?? noTipOf(cart)),
    choose: (key) => {
      setProblem(undefined);
      setTyped(key === otherTip ? text : undefined);
      if (key !== otherTip) setTip.mutate({ selectedTipOptionId: key, customTipAmountMicro: null });
    },
    text,
    setText: setTyped,
    problem,
    field,
    isSaving: setTip.isPending,
    isUnsaved,
    hasFailed: setTip.isError && setTip.variables.customTipAmountMicro === null,
    save: async () => {
      if (typed === undefined) return true;
      const read = readTipAmount(typed);
      if (read.kind === 'refused') return stop(read.reason);
      try {
        if (setTip.isPending || read.amountMicro !== cart.customTipAmountMicro)
          await setTip.mutateAsync({ selectedTipOptionId: null, customTipAmountMicro: read.amountMicro });
      } catch {
        return stop('failed');
      }
      setProblem(undefined);
      // Text that was typed meanwhile stays.
      setTyped((now) => (now === typed ? undefined : now));
      return true;
    },
  };
}

function textOf(amountMicro: number | null): string {
  return amountMicro === null ? '' : String(amountMicro / MICRO_PER_UNIT);
}

function noTipOf({ tipOptions }: Pick<Cart, 'tipOptions'>): string | undefined {
  return tipOptions.find(({ percent }) => percent === 0)?.id;
}
