import { ApiError, orderQueries } from '@tiffin/api';
import { bus } from '@tiffin/event-bus';
import type { FollowElement } from '@tiffin/partner/element';
import { hashKey } from '@tanstack/react-query';

const details = orderQueries.detail({ identifier: '', type: 'ID' }).queryKey.slice(0, 2);

/** Tells a partner's page that an order is shown, that it cannot be shown, and each new status. */
export const followOrder: FollowElement = (client, tell) => {
  const shown = new Set<string>();
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || hashKey(event.query.queryKey.slice(0, 2)) !== hashKey(details)) return;
    const { action, query } = event;
    if (action.type === 'success' && !shown.has(query.queryHash)) {
      shown.add(query.queryHash);
      tell({ name: 'ready', detail: {} });
    }
    if (action.type === 'error' && query.state.data === undefined) {
      // The next success is news for the page.
      shown.delete(query.queryHash);
      tell({ name: 'failed', detail: { reason: reasonOf(action.error) } });
    }
  });
  bus.on('orderStatusChanged', ({ orderId, orderStatus }) => {
    tell({ name: 'status-changed', detail: { orderId, orderStatus } });
  });
};

function reasonOf(error: unknown): 'no-such-order' | 'no-answer' {
  return error instanceof ApiError && [400, 403, 404].includes(error.status) ? 'no-such-order' : 'no-answer';
}
