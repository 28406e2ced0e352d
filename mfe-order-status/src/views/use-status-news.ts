import type { Order } from '@tiffin/contracts';
import { bus } from '@tiffin/event-bus';
import { announce, usePageTitle } from '@tiffin/ui';
import { useEffect, useRef } from 'react';
import { useHeadline } from './use-headline';
import type { OrderState } from './use-order-state';
import { useStatusMessages } from './use-status-messages';

/** Updates the tab's title with the state, announces a change once and emits it on the event bus. */
export function useStatusNews(order: Order, { status, type }: OrderState): void {
  const t = useStatusMessages();
  const headline = useHeadline(order, { status, type });
  const before = useRef(status);
  usePageTitle(t('title', { state: headline, merchant: order.merchant.name }));
  useEffect(() => {
    if (before.current === status) return;
    before.current = status;
    announce(headline);
    bus.emit('orderStatusChanged', { orderId: order.orderId, orderStatus: status });
  }, [status, headline, order.orderId]);
}
