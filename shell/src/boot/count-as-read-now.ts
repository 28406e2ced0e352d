import type { QueryClient } from '@tanstack/react-query';

/**
 * Counts data that the server has read as read now, if this machine's clock says that they come from the future. Otherwise they
 * would stay fresh until then.
 */
export function countAsReadNow(queryClient: QueryClient, nowMs: number): void {
  for (const query of queryClient.getQueryCache().getAll())
    if (query.state.dataUpdatedAt > nowMs) query.setState({ dataUpdatedAt: nowMs });
}
