import type { BillPart, GroupBill } from '@tiffin/contracts';
import { standingOf, sumRow } from '@tiffin/domain';
import type { SumRow } from '@tiffin/domain';

/**
 * A row below what a guest's part consists of. `covered`, `coveredByCompany`, `card`, `refunded` and `waived` are taken off it. The last row
 * is what is left for the guest: `owed` to the host, `settled` with the host, `paid` by card, or `nothing` to pay.
 */
type OwnPartRow = SumRow<
  'covered' | 'coveredByCompany' | 'card' | 'refunded' | 'waived' | 'owed' | 'settled' | 'paid' | 'nothing'
>;

/**
 * Returns how a guest's part becomes what they pay, in micro units. The rows that are taken off leave the last. An order
 * that was cancelled gives back what the card paid, and nobody owes the rest.
 */
export function ownPartRows(bill: GroupBill, part: BillPart): readonly OwnPartRow[] {
  const { coveredMicro, isCoveredByCompany, owedMicro, paidMicro = 0 } = part;
  const covered = sumRow(isCoveredByCompany ? 'coveredByCompany' : 'covered', -coveredMicro);
  const card = sumRow('card', -paidMicro);
  const rowsOf = (): readonly OwnPartRow[] => {
    switch (standingOf(bill, part)) {
      case 'owes':
        return [covered, card, sumRow('owed', owedMicro)];
      case 'settled':
        return [covered, card, sumRow('settled', owedMicro)];
      case 'paid':
        return [covered, sumRow('paid', paidMicro)];
      case 'refunded':
        return [covered, sumRow('refunded', -paidMicro), sumRow('waived', -owedMicro), sumRow('nothing', 0)];
      case 'covered':
      case 'returned':
        return [covered, sumRow('nothing', 0)];
    }
  };
  return rowsOf().filter(({ kind, amountMicro }) => kind === 'nothing' || amountMicro !== 0);
}
