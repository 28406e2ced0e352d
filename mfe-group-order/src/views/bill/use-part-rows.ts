import type { BillPart } from '@tiffin/contracts';
import type { TotalsRow } from '@tiffin/ui';
import { useBillMessages } from './use-bill-messages';

type PartRow = TotalsRow & { readonly amountMicro: number };

/** Returns what a person's part consists of. Costs that the order does not have are left out. */
export function usePartRows(): (part: BillPart) => readonly PartRow[] {
  const t = useBillMessages();
  return (part) => {
    const costs: readonly PartRow[] = [
      { key: 'food', label: t('parts.food'), amountMicro: part.foodMicro },
      { key: 'fees', label: t('parts.fees'), amountMicro: part.feesMicro },
      { key: 'tax', label: t('parts.tax'), amountMicro: part.taxMicro },
      { key: 'tip', label: t('parts.tip'), amountMicro: part.tipMicro },
      { key: 'discount', label: t('parts.discount'), amountMicro: -part.discountMicro, kind: 'off' },
      { key: 'returned', label: t('parts.returned'), amountMicro: -(part.returnedMicro ?? 0), kind: 'off' },
    ];
    return costs.filter(({ key, amountMicro }) => key === 'food' || amountMicro !== 0);
  };
}
