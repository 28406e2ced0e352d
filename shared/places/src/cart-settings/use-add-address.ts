import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { UseMutationResult } from '@tanstack/react-query';
import { addDeliveryAddress, addressQueries } from '@tiffin/api';
import type { DeliveryAddress, UserDeliveryAddressDetail } from '@tiffin/contracts';

/** Returns the mutation that adds an address to the person's address book, and refreshes the list. */
export function useAddAddress(): UseMutationResult<DeliveryAddress, Error, UserDeliveryAddressDetail> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (address: UserDeliveryAddressDetail) => addDeliveryAddress({ body: { address } }),
    meta: { context: 'addDeliveryAddress', isHandled: true },
    onSuccess: (saved) => {
      queryClient.setQueryData(addressQueries.list().queryKey, (others = []) => [saved, ...others]);
      void queryClient.invalidateQueries({ queryKey: addressQueries.root });
    },
  });
}
