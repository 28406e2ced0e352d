import { useQuery } from '@tanstack/react-query';
import { ApiError, fulfillmentQueries } from '@tiffin/api';
import type { Fulfillment } from '@tiffin/contracts';
import { groupChanged, isGroupEnded } from '@tiffin/domain';
import { useEffect } from 'react';
import { groupRefusal } from '../domain/group-refusal';
import type { GroupRefusal } from '../domain/group-refusal';
import { withDistinctPeople } from '../domain/with-distinct-people';
import { useCartAfterGroup } from './use-cart-after-group';
import { useGroupEvents } from './use-group-events';

/** The poll of the specification. It finds what no event told. */
const pollMs = 60_000;

export type WatchedGroup =
  | { readonly kind: 'loading' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'refused'; readonly reason: GroupRefusal; readonly linkId: string | undefined }
  | { readonly kind: 'failed'; readonly isChecking: boolean; readonly check: () => void }
  | {
      readonly kind: 'ready';
      readonly group: Fulfillment;
      /** Whether the last poll failed: the shown data may be outdated. */
      readonly isStale: boolean;
      readonly check: () => void;
    };

/**
 * Follows a group by its events, and by a small poll beneath them. The poll reloads the whole group only when the
 * state, a time, the guests or their status changed (specification 4).
 */
export function useWatchedGroup(id: string): WatchedGroup {
  const detail = useQuery({
    ...fulfillmentQueries.detail(id),
    select: withDistinctPeople,
    meta: { context: 'getFulfillment', isHandled: true },
  });
  const group = detail.data;
  useCartAfterGroup(group);
  const isFollowed = group !== undefined && detail.error === null && mayChange(group);
  useGroupEvents(id, isFollowed);
  const status = useQuery({
    ...fulfillmentQueries.status(id),
    enabled: isFollowed,
    refetchInterval: ({ state }) => (isRefusal(state.error) ? false : pollMs),
    refetchIntervalInBackground: true,
    meta: { context: 'getFulfillmentStatus', isHandled: true },
  });
  const news = status.dataUpdatedAt > detail.dataUpdatedAt ? status.data : undefined;
  const { refetch } = detail;
  useEffect(() => {
    if (!group || !news) return;
    if (groupChanged(group, news)) void refetch();
  }, [group, news, refetch]);
  const check = () => {
    void detail.refetch();
  };
  const refused = [detail.error, isFollowed ? status.error : null].find(isRefusal);
  if (refused) return refusalOf(refused);
  if (group) {
    return {
      kind: 'ready',
      group: news ? { ...group, isLocked: news.isLocked } : group,
      isStale: detail.failureCount > 0 || status.failureCount > 0,
      check,
    };
  }
  return detail.error ? { kind: 'failed', isChecking: detail.isFetching, check } : { kind: 'loading' };
}

/** Returns whether a group can still change: until it has ended, also while its placed order waits for its time. */
function mayChange({ fulfillmentState: state }: Fulfillment): boolean {
  return !isGroupEnded(state) && state !== 'CANCELLED';
}

function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && [400, 403, 404].includes(error.status);
}

function refusalOf(error: ApiError): WatchedGroup {
  const reason = groupRefusal(error);
  if (reason === undefined) return { kind: 'missing' };
  const linkId = error.data?.linkId;
  return { kind: 'refused', reason, linkId: typeof linkId === 'string' ? linkId : undefined };
}
