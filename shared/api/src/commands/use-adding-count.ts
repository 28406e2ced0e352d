import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { cartMutationKey } from './cart-mutation-key';

/** Returns how many items are on their way into a cart: sent, but not answered. A refused one is none any more. */
export function useAddingCount(merchantId: string): number {
  const filters = { mutationKey: cartMutationKey(merchantId, true), status: 'pending' } as const;
  // Renders again at the start and the end of each change.
  useIsMutating(filters);
  return useQueryClient()
    .getMutationCache()
    .findAll(filters)
    .filter(({ meta }) => meta?.['context'] === 'addCartItem')
    .reduce((sum, { state }) => sum + quantityOf(state.variables), 0);
}

function quantityOf(variables: unknown): number {
  const isLine = typeof variables === 'object' && variables !== null && 'quantity' in variables;
  return isLine && typeof variables.quantity === 'number' ? variables.quantity : 0;
}
