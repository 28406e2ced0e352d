import { useMutation, useQueryClient } from '@tanstack/react-query';
import { fulfillmentQueries, updateFulfillment } from '@tiffin/api';
import type { UpdateFulfillmentInput } from '@tiffin/contracts';
import { useGroupCache } from '../use-group-cache';
import { useRefusalToast } from '../use-refusal-toast';

export type ChangeSettings = {
  readonly mutate: (body: UpdateFulfillmentInput) => void;
  readonly isPending: boolean;
};

/** Returns the mutation that changes settings of a group by one press, and then checks the group again. */
export function useChangeSettings(id: string): ChangeSettings {
  const cache = useGroupCache();
  const queryClient = useQueryClient();
  const refused = useRefusalToast(id);
  return useMutation({
    mutationFn: (body: UpdateFulfillmentInput) => updateFulfillment({ id, body, withValidation: true }),
    networkMode: 'always',
    meta: { context: 'updateFulfillment', isHandled: true },
    onSuccess: async ({ fulfillment }) => {
      await cache.adopt(fulfillment);
      await queryClient.invalidateQueries({ queryKey: fulfillmentQueries.validation(id).queryKey });
    },
    onError: refused,
  });
}
