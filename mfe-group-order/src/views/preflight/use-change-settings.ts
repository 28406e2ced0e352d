import { useMutation, useQueryClient } from '@tanstack/react-query';
import { fulfillmentQueries } from '@tiffin/api';
import type { Fulfillment, UpdateFulfillmentInput } from '@tiffin/contracts';
import { useGroupCache } from '../use-group-cache';
import { useRefusalToast } from '../use-refusal-toast';
import { useSendSettings } from '../use-send-settings';

export type ChangeSettings = {
  readonly mutate: (body: UpdateFulfillmentInput) => void;
  readonly isPending: boolean;
};

/** Returns the mutation that changes settings of a group by one press, and then checks the group again. */
export function useChangeSettings(group: Fulfillment): ChangeSettings {
  const { fulfillmentId: id } = group;
  const cache = useGroupCache();
  const queryClient = useQueryClient();
  const send = useSendSettings(group);
  const refused = useRefusalToast(id);
  return useMutation({
    mutationFn: (body: UpdateFulfillmentInput) => send(body),
    networkMode: 'always',
    meta: { context: 'updateFulfillment', isHandled: true },
    onSuccess: async ({ fulfillment }) => {
      await cache.adopt(fulfillment);
      await queryClient.invalidateQueries({ queryKey: fulfillmentQueries.validation(id).queryKey });
    },
    onError: refused,
  });
}
