import type { Order } from '@tiffin/contracts';
import { createContext, useContext } from 'react';
import { useStatusMessages } from './use-status-messages';

/** How a page around an order names its region, and which copy of the order on the page it is. */
export const RegionContext = createContext<{ readonly label: string | null; readonly copy: number }>({
  label: null,
  copy: 1,
});

/** Returns the name of an order's region for screen readers. No two regions of a page have the same. */
export function useRegionName({ orderReceipt, merchant }: Pick<Order, 'orderReceipt' | 'merchant'>): string {
  const t = useStatusMessages();
  const { label, copy } = useContext(RegionContext);
  const name = label ?? t('landmark', { number: orderReceipt.orderTicketNumber, merchant: merchant.name });
  return copy === 1 ? name : t('landmarkCopy', { name, copy });
}
