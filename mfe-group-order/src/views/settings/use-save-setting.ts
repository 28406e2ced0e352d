import { useMutation, useQueryClient } from '@tanstack/react-query';
import { fulfillmentQueries, updateFulfillment } from '@tiffin/api';
import type { Fulfillment, UpdateFulfillmentInput } from '@tiffin/contracts';
import { announce } from '@tiffin/ui';
import { problemOf } from '../../domain/group-validity';
import type { ValidatedField, ValidationError } from '../../domain/group-validity';
import { useGroupCache } from '../use-group-cache';
import { useGroupMessages } from '../use-group-messages';
import { useRefusalToast } from '../use-refusal-toast';

export type SaveSetting = {
  readonly save: (body: UpdateFulfillmentInput) => void;
  readonly isSaving: boolean;
  /** What the saved setting still lacks. */
  readonly problem: ValidationError | undefined;
};

/**
 * Saves a setting of the host, with validation (specification 5). The panel closes unless its `field` is
 * invalid.
 */
export function useSaveSetting(group: Fulfillment, onClose: () => void, field?: ValidatedField): SaveSetting {
  const t = useGroupMessages();
  const cache = useGroupCache();
  const queryClient = useQueryClient();
  const { fulfillmentId: id } = group;
  const refused = useRefusalToast(id);
  const update = useMutation({
    mutationFn: (body: UpdateFulfillmentInput) => updateFulfillment({ id, body, withValidation: true }),
    networkMode: 'always',
    meta: { context: 'updateFulfillment', isHandled: true },
    onSuccess: async ({ fulfillment, validationErrors }) => {
      await cache.adopt(fulfillment);
      queryClient.setQueryData(fulfillmentQueries.validation(id).queryKey, { validationErrors });
      if (problemOf({ validationErrors }, field)) return;
      announce(t('settings.saved'));
      onClose();
    },
    onError: refused,
  });
  return {
    save: (body) => {
      if (!update.isPending) update.mutate(body);
    },
    isSaving: update.isPending,
    problem: update.data && problemOf(update.data, field),
  };
}
