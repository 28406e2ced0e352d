import { useQueryClient } from '@tanstack/react-query';
import { cartQueries, fulfillmentQueries, gatewayQueries } from '@tiffin/api';
import type { Fulfillment } from '@tiffin/contracts';

export type GroupCache = {
  /** Takes over the answer of a write; polls that are under way know less and are dropped. */
  readonly adopt: (group: Fulfillment) => Promise<void>;
  /** Asks again for the group, what would keep it from being ordered, and its tips. */
  readonly reload: (id: string) => Promise<void>;
  /** The caller's cart came into a group or went out of it. */
  readonly refreshCart: (merchantId: string) => void;
};

/** What a write does to the cached groups. */
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
