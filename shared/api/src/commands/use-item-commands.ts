import { useIsMutating, useQuery, useQueryClient } from '@tanstack/react-query';
import type { UseMutationResult } from '@tanstack/react-query';
import type { Cart, CartItemInput } from '@tiffin/contracts';
import { call } from '../calls/call';
import { ApiError } from '../errors/api-error';
import { errorEffect } from '../errors/error-effect';
import { cartQueries } from '../queries/cart.queries';
import { perkConflictQueries } from '../queries/perk-conflict.queries';
import type { PerkConflict } from '../queries/perk-conflict.queries';
import { addOnce } from './add-once';
import { cartMutationKey } from './cart-mutation-key';
import { useCartMutation } from './use-cart-mutation';

export type CartMutationOf<Variables> = UseMutationResult<Cart, Error, Variables>;

export type ItemCommands = {
  readonly addItem: CartMutationOf<CartItemInput>;
  readonly updateItem: CartMutationOf<ItemChange>;
  readonly isUpdatingItem: boolean;
  readonly perkConflict: PerkConflict | null;
  /** Sends the line in conflict again, removing the perks that stand in its way. */
  readonly removeConflictingPerks: () => void;
  readonly dismissPerkConflict: () => void;
};

type ItemChange = { readonly cartItemId: string; readonly body: CartItemInput };

/** What the dialog of an item changes in a cart. It opens on each tap, so it has no mutation that it never uses. */
export function useItemCommands(merchantId: string): ItemCommands {
  const queryClient = useQueryClient();
  const conflict = perkConflictQueries.ofCart(merchantId);
  const { data: perkConflict = null } = useQuery(conflict);
  const setConflict = (next: PerkConflict | null) => queryClient.setQueryData(conflict.queryKey, next);
  const noteConflict = (error: Error, context: string, line: Pick<PerkConflict, 'cartItemId' | 'body'>) => {
    const effect = errorEffect(error, context);
    if (effect.kind !== 'flow' || effect.flow !== 'perkConflict') return;
    const ids: unknown = error instanceof ApiError ? error.data?.conflictingCartItemIds : undefined;
    setConflict({
      ...line,
      displayHint: effect.displayHint ?? null,
      conflictingCartItemIds: Array.isArray(ids) ? ids.filter(isText) : [],
    });
  };

  const addItem = useCartMutation<CartItemInput>({
    merchantId,
    context: 'addCartItem',
    isItem: true,
    send: (body) => addOnce(merchantId, body),
    onError: (error, body) => noteConflict(error, 'addCartItem', { cartItemId: null, body }),
  });
  const updateItem = useCartMutation<ItemChange>({
    merchantId,
    context: 'updateCartItem',
    isItem: true,
    send: ({ cartItemId, body }) => {
      // Read when it is sent: an earlier change may have been answered since the press.
      const cartChecksum = queryClient.getQueryData(cartQueries.detail(merchantId).queryKey)?.cartChecksum;
      return call('updateCartItem', {
        merchantId,
        cartItemId,
        body: { ...body, ...(cartChecksum !== undefined && { cartChecksum }) },
      });
    },
    expect: (cart, { cartItemId, body }) => ({
      ...cart,
      cartItems: cart.cartItems.map((item) =>
        item.cartItemId === cartItemId ? { ...item, quantity: body.quantity } : item,
      ),
    }),
    onError: (error, change) => noteConflict(error, 'updateCartItem', change),
  });

  return {
    addItem,
    updateItem,
    isUpdatingItem: useIsMutating({ mutationKey: cartMutationKey(merchantId, true) }) > 0,
    perkConflict,
    removeConflictingPerks: () => {
      if (!perkConflict) return;
      const { cartItemId, body } = perkConflict;
      const retried = { ...body, removeConflictingPerks: true };
      if (cartItemId === null) addItem.mutate(retried);
      else updateItem.mutate({ cartItemId, body: retried });
    },
    dismissPerkConflict: () => setConflict(null),
  };
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
