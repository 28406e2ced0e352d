import { useQueryClient } from '@tanstack/react-query';
import { fulfillmentQueries, isOffered } from '@tiffin/api';
import { useEffect } from 'react';
import { followGroup } from '../api/follow-group';

type Followed = { views: number; readonly end: () => void };

/** The groups that views of this page follow. */
const followed = new Map<string, Followed>();

/** Loads a group again at each of its changes. Several views of a page follow a group together. */
export function useGroupEvents(fulfillmentId: string, isFollowed: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isFollowed || !isOffered('groupEvents')) return undefined;
    const { queryKey } = fulfillmentQueries.detail(fulfillmentId);
    const following = followed.get(fulfillmentId) ?? {
      views: 0,
      end: followGroup({ fulfillmentId, onChange: () => void queryClient.invalidateQueries({ queryKey }) }),
    };
    followed.set(fulfillmentId, following);
    following.views += 1;
    return () => {
      following.views -= 1;
      if (following.views > 0) return;
      followed.delete(fulfillmentId);
      following.end();
    };
  }, [fulfillmentId, isFollowed, queryClient]);
}
