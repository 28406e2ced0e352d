import { useQueryClient } from '@tanstack/react-query';
import type { Order } from '@tiffin/contracts';
import { bus } from '@tiffin/event-bus';
import { announce, usePageTitle } from '@tiffin/ui';
import { useEffect, useRef } from 'react';
import { rejectionOf } from '../domain/rejection';
import { refreshCartList } from './refresh-cart-list';
import { useHeadline } from './use-headline';
import type { OrderState } from './use-order-state';
import { useStatusMessages } from './use-status-messages';

/**
 * Updates the tab's title with the state, announces a change or a question once, emits a change on the event bus and
 * refreshes the list of carts.
 */
export function useStatusNews(order: Order, state: OrderState): void {
  const { status } = state;
  const t = useStatusMessages();
  const headline = useHeadline(order, state);
  const spoken = useHeadline(order, state, 'spoken');
  const queryClient = useQueryClient();
  const isAsked = rejectionOf(order) === 'asks';
  const before = useRef({ status, isAsked });
  usePageTitle(t('title', { state: headline, merchant: order.merchant.name }));
  useEffect(() => {
    const { status: last, isAsked: wasAsked } = before.current;
    before.current = { status, isAsked };
    if (last !== status || (isAsked && !wasAsked)) announce(spoken);
    if (last === status) return;
    bus.emit('orderStatusChanged', { orderId: order.orderId, orderStatus: status });
    refreshCartList(queryClient);
  }, [status, isAsked, spoken, order.orderId, queryClient]);
}
