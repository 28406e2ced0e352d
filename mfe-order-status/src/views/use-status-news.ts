import { useQueryClient } from '@tanstack/react-query';
import type { Order } from '@tiffin/contracts';
import { bus } from '@tiffin/event-bus';
import { announce, usePageTitle } from '@tiffin/ui';
import { useEffect, useRef } from 'react';
import { refreshCartList } from './refresh-cart-list';
import { useHeadline } from './use-headline';
import type { OrderState } from './use-order-state';
import { useStatusMessages } from './use-status-messages';

/**
 * Updates the tab's title with the state, announces a change once, emits it on the event bus and refreshes the
 * list of carts.
 */
export function useStatusNews(order: Order, state: OrderState): void {
  const { status } = state;
  const t = useStatusMessages();
  const headline = useHeadline(order, state);
  const spoken = useHeadline(order, state, 'spoken');
  const queryClient = useQueryClient();
  const before = useRef(status);
  usePageTitle(t('title', { state: headline, merchant: order.merchant.name }));
  useEffect(() => {
    if (before.current === status) return;
    before.current = status;
    announce(spoken);
    bus.emit('orderStatusChanged', { orderId: order.orderId, orderStatus: status });
    refreshCartList(queryClient);
  }, [status, spoken, order.orderId, queryClient]);
}
