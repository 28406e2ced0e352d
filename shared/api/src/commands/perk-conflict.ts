import { queryOptions, skipToken } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { CartItemInput } from '@tiffin/contracts';

/** A line that its perk keeps out of the cart, until it is sent again without conflicts or given up. */
export type PerkConflict = {
  readonly cartItemId: string | null;
  readonly body: CartItemInput;
  readonly displayHint: string | null;
};

/** Where the conflict is kept, for every screen that shows this cart. */
export function perkConflictOptions(merchantId: string) {
  return queryOptions<PerkConflict | null>({
    queryKey: ['perk-conflict', merchantId],
    queryFn: skipToken,
    initialData: null,
    staleTime: Infinity,
  });
}

/** Sets or clears the conflict of a cart. */
export function setPerkConflict(
  queryClient: QueryClient,
  merchantId: string,
  conflict: PerkConflict | null,
): void {
  queryClient.setQueryData(perkConflictOptions(merchantId).queryKey, conflict);
}
