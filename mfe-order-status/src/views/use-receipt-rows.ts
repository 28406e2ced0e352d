import type { Order } from '@tiffin/contracts';
import type { TotalsRow } from '@tiffin/ui';
import { receiptRows } from '../domain/receipt-rows';
import type { ReceiptRow } from '../domain/receipt-rows';
import { totalMeaning } from '../domain/returned-money';
import { useStatusMessages } from './use-status-messages';

/** Returns the rows of an order's receipt in words. They add up to what was paid. */
export function useReceiptRows(order: Order): readonly TotalsRow[] {
  const t = useStatusMessages();
  return receiptRows(order).map((row) => ({
    key: row.key,
    label: row.name ?? t(`receipt.${labelOf(row.kind, order)}`),
    amountMicro: row.amountMicro,
    kind: row.kind === 'total' ? 'total' : row.amountMicro < 0 ? 'off' : 'plain',
    info: row.kind === 'delivery' || row.kind === 'tip' ? t(`receipt.${row.kind}Info`) : undefined,
  }));
}

function labelOf(
  kind: ReceiptRow['kind'],
  order: Order,
): Exclude<ReceiptRow['kind'], 'total'> | ReturnType<typeof totalMeaning> {
  return kind === 'total' ? totalMeaning(order) : kind;
}
