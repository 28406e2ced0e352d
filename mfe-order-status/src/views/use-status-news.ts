import type { Order } from '@tiffin/contracts';
import { bus } from '@tiffin/event-bus';
import { announce, usePageTitle } from '@tiffin/ui';
import { useEffect, useRef } from 'react';
import { useHeadline } from './use-headline';
import type { OrderState } from './use-order-state';
import { useStatusMessages } from './use-status-messages';

/** Keeps the tab's title on the state; says a change aloud once and tells the rest of the page. */
export function useStatusNews(order: Order, { status, ...state }: OrderState): void {
  const t = useStatusMessages();
  const headline = useHeadline(order, { status, ...state });
  const before = useRef(status);
  usePageTitle(t('title', { state: headline, merchant: order.merchant.name }));
  useEffect(() => {
    if (before.current === status) return;
    before.current = status;
    announce(headline);
    bus.emit('orderStatusChanged', { orderId: order.orderId, orderStatus: status });
  }, [status, headline, order.orderId]);
}
