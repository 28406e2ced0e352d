import { useMutation, useQueryClient } from '@tanstack/react-query';
import { addressQueries, ApiError, removeDeliveryAddress } from '@tiffin/api';
import type { DeliveryAddress } from '@tiffin/contracts';
import { announce } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { RemoveButton } from './remove-button';
import { useCartSettingsMessages } from './use-cart-settings-messages';

type RemoveAddressProps = { readonly chosen: DeliveryAddress; readonly onRemoved: () => void };

/** Renders the button that deletes the chosen saved address. Carts and orders keep theirs. */
export function RemoveAddress({ chosen, onRemoved }: RemoveAddressProps): ReactElement {
  const t = useCartSettingsMessages();
  const queryClient = useQueryClient();
  const { address, deliveryAddressId } = chosen;
  const remove = useMutation({
    mutationFn: async (id: string) => {
      try {
        await removeDeliveryAddress({ id });
      } catch (error) {
        // Another window has deleted it.
        if (!(error instanceof ApiError) || error.status !== 404) throw error;
      }
    },
    meta: { context: 'removeDeliveryAddress', isHandled: true },
    onSuccess: (_none, id) => {
      queryClient.setQueryData(addressQueries.list().queryKey, (all) =>
        all?.filter((other) => other.deliveryAddressId !== id),
      );
      void queryClient.invalidateQueries({ queryKey: addressQueries.root });
      announce(t('address.removed', { address }));
      onRemoved();
    },
  });
  const hasFailed = remove.isError && remove.variables === deliveryAddressId;
  return (
    <RemoveButton
      label={t('address.remove', { address })}
      isRemoving={remove.isPending}
      problem={hasFailed ? t('address.removeFailed', { address }) : undefined}
      onRemove={() => {
        remove.mutate(deliveryAddressId);
      }}
    />
  );
}
