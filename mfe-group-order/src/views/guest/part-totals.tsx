import type { Fulfillment } from '@tiffin/contracts';
import type { TotalsRow } from '@tiffin/ui';
import { Totals } from '@tiffin/ui/more';
import type { ReactElement } from 'react';
import type { GuestTier } from '../../domain/guest-tier';

type PartTotalsProps = {
  readonly group: Fulfillment;
  readonly tier: GuestTier;
  /** Returns the label of a row: `basis.{basis}`, `covered` or `own`. */
  readonly words: (key: `basis.${GuestTier['basis']}` | 'covered' | 'own') => string;
};

/** Renders one person's part of the bill: what it comes to, what the host covers, and what the person pays. */
export function PartTotals({ group, tier, words }: PartTotalsProps): ReactElement {
  const { basis, amountMicro, coveredMicro, ownMicro } = tier;
  const rows: readonly (TotalsRow | false)[] = [
    { key: 'part', label: words(`basis.${basis}`), amountMicro },
    coveredMicro > 0 && {
      key: 'covered',
      label: words('covered'),
      amountMicro: -coveredMicro,
      kind: 'off',
    },
    { key: 'own', label: words('own'), amountMicro: ownMicro, kind: 'total' },
  ];
  return <Totals currencyCode={group.currencyCode} rows={rows.filter((row) => row !== false)} />;
}
