import type { TipOption } from '@tiffin/contracts';
import { percentOf, toCent } from '@tiffin/domain';

const OPTIONS = [
  { id: 'none', percent: 0 },
  { id: 'tip_10', percent: 10 },
  { id: 'tip_15', percent: 15 },
  { id: 'tip_20', percent: 20 },
];

/** Returns the tips to choose from: per cent of the items before discounts, in whole cents. */
export function tipOptionsFor(itemSumMicro: number): TipOption[] {
  return OPTIONS.map((option) => ({
    ...option,
    amountMicro: percentOf(itemSumMicro, option.percent),
  }));
}

export type ChosenTip = {
  readonly selectedTipOptionId: string | null;
  readonly customTipAmountMicro: number | null;
};

/** Returns the tip of a choice in micro units. A custom amount counts if no option is chosen. */
export function tipAmount(tip: ChosenTip, itemSumMicro: number): number {
  if (itemSumMicro === 0) return 0;
  const chosen = tipOptionsFor(itemSumMicro).find((option) => option.id === tip.selectedTipOptionId);
  return chosen ? chosen.amountMicro : toCent(tip.customTipAmountMicro ?? 0);
}
