import { useMutation } from '@tanstack/react-query';
import { removeGuestItem } from '@tiffin/api';
import type { Fulfillment } from '@tiffin/contracts';
import { announce, Button } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { useGroupCache } from '../use-group-cache';
import { useRefusalToast } from '../use-refusal-toast';
import { usePeopleMessages } from './use-people-messages';

type RemoveItemButtonProps = {
  readonly group: Fulfillment;
  readonly item: { readonly externalUserId: string; readonly cartItemId: string; readonly dish: string };
};

/** Renders the press with which the host removes a dish that cannot be ordered. */
export function RemoveItemButton({ group, item }: RemoveItemButtonProps): ReactElement {
  const t = usePeopleMessages();
  const cache = useGroupCache();
  const { fulfillmentId: id, merchant } = group;
  const { externalUserId, cartItemId, dish } = item;
  const remove = useMutation({
    mutationFn: () => removeGuestItem({ id, externalUserId, cartItemId }),
    networkMode: 'always',
    meta: { context: 'removeGuestItem', isHandled: true },
    onSuccess: async (after) => {
      await cache.adopt(after);
      cache.refreshCart(merchant.id);
      announce(t('removed', { dish }));
    },
    onError: useRefusalToast(id),
  });
  return (
    <Button
      size="small"
      variant="outline"
      icon="trash"
      busy={remove.isPending}
      onClick={() => {
        remove.mutate();
      }}
    >
      <span data-content="">{t('remove', { dish })}</span>
    </Button>
  );
}
