import { useQueryClient } from '@tanstack/react-query';
import { fulfillmentQueries } from '@tiffin/api';
import type { Fulfillment } from '@tiffin/contracts';
import { bus } from '@tiffin/event-bus';
import { useLocation, useNavigate } from '@tiffin/router';
import { persistedQuery } from '../../domain/group-url';
import { useGroupCache } from '../use-group-cache';

/** Returns a function that tells the shell and the cart that the reader has left a group, and opens another page. */
export function useAfterLeaving({
  fulfillmentId,
  merchant,
}: Pick<Fulfillment, 'fulfillmentId' | 'merchant'>): (path: string) => Promise<void> {
  const cache = useGroupCache();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { search } = useLocation();
  return async (path) => {
    bus.emit('groupLeft', { fulfillmentId, merchantId: merchant.id });
    cache.refreshCart(merchant.id);
    await navigate(path + persistedQuery(search));
    queryClient.removeQueries({ queryKey: fulfillmentQueries.detail(fulfillmentId).queryKey });
    queryClient.removeQueries({ queryKey: fulfillmentQueries.status(fulfillmentId).queryKey });
  };
}
