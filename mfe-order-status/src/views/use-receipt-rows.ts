import type { Order } from '@tiffin/contracts';
import type { TotalsRow } from '@tiffin/ui';
import { receiptRows } from '../domain/receipt-rows';
import type { ReceiptRow } from '../domain/receipt-rows';
import { totalMeaning } from '../domain/returned-money';
import { useStatusMessages } from './use-status-messages';

/** Returns the rows of an order's receipt in words. They add up to what the reader paid or owes. */
export function useReceiptRows(order: Order): readonly TotalsRow[] {
  const t = useStatusMessages();
  const rows = receiptRows(order);
  const host = order.readerMoney?.role === 'GUEST' ? order.readerMoney.hostFirstName : '';
  return rows.map((row, at) => ({
    key: row.key,
    label: row.name ?? t(`receipt.${labelOf(row.kind, order)}`, { host }),
    amountMicro: row.kind === 'delivery' && row.amountMicro === 0 ? t('receipt.free') : row.amountMicro,
    kind: at === rows.length - 1 ? 'total' : kindOf(row),
    info: row.kind === 'delivery' || row.kind === 'tip' ? t(`receipt.${row.kind}Info`) : undefined,
  }));
}

function kindOf({ kind, amountMicro }: ReceiptRow): TotalsRow['kind'] {
  if (kind === 'orderTotal' || kind === 'part') return 'sub';
  return amountMicro < 0 ? 'off' : 'plain';
}

/** In a group, the reader's own amount is not the total. */
function labelOf(
  kind: ReceiptRow['kind'],
  order: Order,
): Exclude<ReceiptRow['kind'], 'company'> | ReturnType<typeof totalMeaning> | 'invoice' {
  if (kind !== 'paid' && kind !== 'company') return kind;
  const meaning = totalMeaning(order);
  if (meaning !== 'paid') return meaning;
  if (kind === 'company') return 'invoice';
  return order.participatingFulfillmentId === null ? 'paid' : 'own';
}
