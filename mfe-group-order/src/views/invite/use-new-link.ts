import { useMutation } from '@tanstack/react-query';
import type { UseMutationResult } from '@tanstack/react-query';
import { createInvite } from '@tiffin/api';
import type { Fulfillment } from '@tiffin/contracts';
import { toast } from '@tiffin/ui';
import { useGroupCache } from '../use-group-cache';
import { useRefusalToast } from '../use-refusal-toast';
import { useNewLinkMessages } from './use-new-link-messages';

/**
 * Returns the mutation that replaces the link of a group. Its variable is the old link: a service that knows no renewal
 * answers with it, and the host is told that it still works.
 */
export function useNewLink(
  { fulfillmentId: id }: Fulfillment,
  onSettled: () => void,
): UseMutationResult<{ readonly joinUri: string }, Error, string> {
  const t = useNewLinkMessages();
  const cache = useGroupCache();
  return useMutation({
    mutationFn: () => createInvite({ id, isRenewed: true }),
    networkMode: 'always',
    meta: { context: 'createInvite', isHandled: true },
    onSuccess: async ({ joinUri }, oldLink) => {
      await cache.reload(id);
      if (joinUri === oldLink) toast({ text: t('same'), tone: 'bad' });
      else toast({ text: t('done'), tone: 'good' });
    },
    onError: useRefusalToast(id),
    onSettled,
  });
}
