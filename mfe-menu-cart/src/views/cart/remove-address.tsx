import { useMutation, useQueryClient } from '@tanstack/react-query';
import { addressQueries, ApiError, removeDeliveryAddress } from '@tiffin/api';
import type { DeliveryAddress } from '@tiffin/contracts';
import { announce, FieldError, TextButton } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { useMenuCartMessages } from '../use-menu-cart-messages';

type RemoveAddressProps = { readonly chosen: DeliveryAddress; readonly onRemoved: () => void };

/** Renders the button that deletes the chosen saved address. Carts and orders keep theirs. */
export function RemoveAddress({ chosen, onRemoved }: RemoveAddressProps): ReactElement {
  const t = useMenuCartMessages();
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
  return (
    <div>
      <TextButton
        $small
        $danger
        aria-busy={remove.isPending || undefined}
        onClick={() => {
          if (!remove.isPending) remove.mutate(deliveryAddressId);
        }}
      >
        {t('address.remove', { address })}
      </TextButton>
      {remove.isError && remove.variables === deliveryAddressId && (
        <div role="alert">
          <FieldError>{t('address.removeFailed', { address })}</FieldError>
        </div>
      )}
    </div>
  );
}
