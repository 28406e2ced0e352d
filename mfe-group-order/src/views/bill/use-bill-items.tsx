import type { BillPart } from '@tiffin/contracts';
import { useFormat } from '@tiffin/i18n';
import type { ReactNode } from 'react';
import { itemLabel } from '../../domain/item-label';
import { useGroupMessages } from '../use-group-messages';
import { useBillMessages } from './use-bill-messages';

type Item = { readonly key: string; readonly label: ReactNode; readonly amount: string };

/** Returns a function that gives a part's lines with their prices. A line that was refused is struck out. */
export function useBillItems(currencyCode: string): (part: Pick<BillPart, 'items'>) => readonly Item[] {
  const t = useGroupMessages();
  const tBill = useBillMessages();
  const format = useFormat();
  return ({ items }) =>
    items.map((item) => {
      const label = itemLabel({ ...item, cartItemOptions: item.itemOptions }, t('comma'));
      return {
        key: item.orderItemId,
        label: item.wasRejected ? (
          <>
            <s data-content="">{label}</s> ({tBill('refusedItem')})
          </>
        ) : (
          <span data-content="">{label}</span>
        ),
        amount: format.money(item.priceMicro, currencyCode),
      };
    });
}
