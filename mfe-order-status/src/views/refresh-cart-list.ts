import type { QueryClient } from '@tanstack/react-query';
import { gatewayQueries } from '@tiffin/api';

/**
 * Reads the list of carts again if it has more than one (specification 4). Does not interrupt a request that
 * the page around this remote has already begun.
 */
export function refreshCartList(queryClient: QueryClient): void {
  const { queryKey } = gatewayQueries.active();
  const entries = queryClient.getQueryData(queryKey) ?? [];
  if (entries.filter(({ entityType }) => entityType === 'CART').length <= 1) return;
  void queryClient.invalidateQueries({ queryKey }, { cancelRefetch: false });
}
