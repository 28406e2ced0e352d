import { useQueryClient } from '@tanstack/react-query';
import { cartQueries, fulfillmentQueries, gatewayQueries } from '@tiffin/api';
import type { Fulfillment } from '@tiffin/contracts';

export type GroupCache = {
  /** Stores the answer of a write. Polls that are in progress know less and are cancelled. */
  readonly adopt: (group: Fulfillment) => Promise<void>;
  /** Fetches the group, its validation and its tips again. */
  readonly reload: (id: string) => Promise<void>;
  /** Fetches the caller's cart again after it was linked to a group or unlinked. */
  readonly refreshCart: (merchantId: string) => void;
};

/** Returns the cache updates after a write to a group. */
export function useGroupCache(): GroupCache {
  const queryClient = useQueryClient();
  const invalidate = (queryKey: readonly unknown[]) => queryClient.invalidateQueries({ queryKey });
  return {
    adopt: async (group) => {
      const { queryKey } = fulfillmentQueries.detail(group.fulfillmentId);
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, group);
      void queryClient.resetQueries({ queryKey: fulfillmentQueries.status(group.fulfillmentId).queryKey });
      void invalidate(fulfillmentQueries.tipOptions(group.fulfillmentId).queryKey);
    },
    reload: async (id) => {
      await Promise.all([
        invalidate(fulfillmentQueries.detail(id).queryKey),
        invalidate(fulfillmentQueries.validation(id).queryKey),
      ]);
    },
    refreshCart: (merchantId) => {
      void invalidate(cartQueries.detail(merchantId).queryKey);
      void invalidate(gatewayQueries.active().queryKey);
    },
  };
}
