import { useMutation } from '@tanstack/react-query';
import type { Fulfillment } from '@tiffin/contracts';
import { announce } from '@tiffin/ui';
import { useGroupCache } from '../use-group-cache';
import { useRefusalToast } from '../use-refusal-toast';

type PeopleChange = {
  /** The name of the call. */
  readonly context: string;
  readonly send: () => Promise<Fulfillment>;
  /** What is announced when it is done. */
  readonly done: string;
  /** Whether it changes the reader's own cart. */
  readonly changesCart?: boolean;
  readonly onDone?: () => void;
};

type PeopleMutation = { readonly mutate: () => void; readonly isPending: boolean };

/** Returns the mutation with which a host changes the people of a group or their items. */
export function usePeopleChange(group: Fulfillment, change: PeopleChange): PeopleMutation {
  const cache = useGroupCache();
  return useMutation({
    mutationFn: change.send,
    networkMode: 'always',
    meta: { context: change.context, isHandled: true },
    onSuccess: async (after) => {
      await cache.adopt(after);
      if (change.changesCart) cache.refreshCart(group.merchant.id);
      announce(change.done);
      change.onDone?.();
    },
    onError: useRefusalToast(group.fulfillmentId),
  });
}
