import { queryOptions, skipToken } from '@tanstack/react-query';
import type { CartItemInput } from '@tiffin/contracts';

/** A line that its perk keeps out of the cart, until it is sent again without conflicts or given up. */
export type PerkConflict = {
  readonly cartItemId: string | null;
  readonly body: CartItemInput;
  readonly displayHint: string | null;
  /** The lines of the cart whose perks are in the way, as far as the service names them. */
  readonly conflictingCartItemIds: readonly string[];
};

/** The conflict of a cart, kept for every screen that shows the cart; nothing is ever fetched. */
export const perkConflictQueries = {
  ofCart: (merchantId: string) =>
    queryOptions<PerkConflict | null>({
      queryKey: ['perk-conflict', merchantId],
      queryFn: skipToken,
      initialData: null,
      staleTime: Infinity,
    }),
};
