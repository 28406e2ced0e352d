import type { DehydratedState, QueryClient } from '@tanstack/react-query';

type Sent = {
  /** As the page contains them. */
  readonly queries: DehydratedState['queries'];
  /** When the server sent the page, in milliseconds since 1970 by its own clock. */
  readonly sentMs: number;
  /** Now, by this machine's clock. */
  readonly nowMs: number;
};

/**
 * Dates the page's data by this machine's clock, which may be hours away from the server's, and reads again what is shown and has
 * become too old: the server may have rendered the page for an earlier visit.
 */
export function dateByServer(queryClient: QueryClient, { queries, sentMs, nowMs }: Sent): void {
  for (const { queryHash, state } of queries) {
    const query = queryClient.getQueryCache().get(queryHash);
    // Else this machine has read it since.
    if (query?.state.dataUpdatedAt !== state.dataUpdatedAt) continue;
    query.setState({ dataUpdatedAt: state.dataUpdatedAt + nowMs - sentMs });
  }
  void queryClient.refetchQueries({ type: 'active', stale: true }, { cancelRefetch: false });
}
