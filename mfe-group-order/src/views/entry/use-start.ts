import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { UseMutationResult } from '@tanstack/react-query';
import {
  ApiError,
  createFulfillment,
  effectValues,
  errorEffect,
  fulfillmentQueries,
  updateFulfillment,
  useErrorMessages,
} from '@tiffin/api';
import type { CreateFulfillmentInput, Fulfillment } from '@tiffin/contracts';
import { bus } from '@tiffin/event-bus';
import { useLocation, useNavigate } from '@tiffin/router';
import { toast } from '@tiffin/ui';
import { groupLink } from '../../domain/group-url';
import { settingsOf } from '../../domain/settings-of';
import { useGroupCache } from '../use-group-cache';
import { useGroupMessages } from '../use-group-messages';

export type StartRefusal = { readonly title: string; readonly body: string | undefined };

type Start = {
  readonly body: CreateFulfillmentInput;
  /** The group whose settings the new one has. */
  readonly like?: Fulfillment;
};

/** Starts a group and opens its page with the share panel. */
export function useStart(
  onRefused: (refusal: StartRefusal | undefined) => void,
): UseMutationResult<Fulfillment, Error, Start> {
  const t = useGroupMessages();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const cache = useGroupCache();
  const tError = useErrorMessages();
  const { search } = useLocation();
  return useMutation({
    mutationFn: async ({ body, like }: Start) => {
      const group = await createFulfillment({ body });
      if (!like) return group;
      try {
        const { fulfillmentId: id } = group;
        const changed = await updateFulfillment({ id, body: settingsOf(like), withValidation: true });
        return changed.fulfillment;
      } catch {
        // The group has started. Only its settings are the usual ones.
        toast({ text: t('start.sameFailed'), tone: 'bad' });
        return group;
      }
    },
    networkMode: 'always',
    meta: { context: 'createFulfillment', isHandled: true },
    onMutate: () => {
      onRefused(undefined);
    },
    onSuccess: async (group, { body: { deliveryAddressId } }) => {
      const { fulfillmentId, merchant } = group;
      queryClient.setQueryData(fulfillmentQueries.detail(fulfillmentId).queryKey, group);
      bus.emit('groupJoined', { fulfillmentId, merchantId: merchant.id });
      cache.refreshCart(merchant.id);
      await navigate(groupLink(fulfillmentId, search, { share: true, deliveryAddressId }));
    },
    onError: (error) => {
      if (error instanceof ApiError && error.isRefusal && error.title !== undefined) {
        onRefused({ title: error.title, body: error.body });
        return;
      }
      const effect = errorEffect(error, 'createFulfillment');
      const key = 'messageKey' in effect && effect.messageKey ? effect.messageKey : 'errors.tryAgain';
      toast({ text: tError(key, effectValues(effect)), tone: 'bad' });
    },
  });
}
