import { useIsMutating, useQuery, useQueryClient } from '@tanstack/react-query';
import type { UseMutationResult } from '@tanstack/react-query';
import type { CallParams, Cart, CartItemInput } from '@tiffin/contracts';
import { call } from '../calls/call';
import { ApiError } from '../errors/api-error';
import { errorEffect } from '../errors/error-effect';
import { cartQueries } from '../queries/cart.queries';
import { perkConflictQueries } from '../queries/perk-conflict.queries';
import type { PerkConflict } from '../queries/perk-conflict.queries';
import { addOnce } from './add-once';
import { cartMutationKey } from './cart-mutation-key';
import { useCartMutation } from './use-cart-mutation';

type CartPatch = CallParams<'patchCart'>['body'];
type CartConfig = CallParams<'putCartConfig'>['body'];
type IncentiveChoice = CallParams<'patchCartIncentives'>['body'];
export type CartFulfillment = CallParams<'putCartFulfillment'>['body'];

type CartMutationOf<Variables> = UseMutationResult<Cart, Error, Variables>;

export type CartCommands = {
  readonly addItem: CartMutationOf<CartItemInput>;
  readonly updateItem: CartMutationOf<ItemChange>;
  /** Variable: the cart item id. */
  readonly removeItem: CartMutationOf<string>;
  readonly setFulfillment: CartMutationOf<CartFulfillment>;
  readonly setTip: CartMutationOf<CartConfig>;
  /** Looks a code up, then adds it (row CHK-18). The screen shows a failure. Variable: the code. */
  readonly addCode: CartMutationOf<string>;
  readonly removeCode: CartMutationOf<string>;
  /** Variable: an instant as ISO 8601, or null for as soon as possible. */
  readonly schedule: CartMutationOf<string | null>;
  readonly patch: CartMutationOf<CartPatch>;
  readonly saveIncentives: CartMutationOf<IncentiveChoice>;
  /** Makes the guest's cart the signed-in person's; variable: the sourceType, default CURRENT_EXTERNAL_ID. */
  readonly claim: CartMutationOf<string | undefined>;
  /** Any change of this cart is under way, started by whichever screen. */
  readonly isUpdating: boolean;
  readonly isUpdatingItem: boolean;
  readonly perkConflict: PerkConflict | null;
  /** Sends the line in conflict again, removing the perks that stand in its way. */
  readonly removeConflictingPerks: () => void;
  readonly dismissPerkConflict: () => void;
};

type ItemChange = { readonly cartItemId: string; readonly body: CartItemInput };

/** Every change of one cart, each a mutation whose answer replaces the cart (specification 4). */
export function useCartCommands(merchantId: string): CartCommands {
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
    removeItem: useCartMutation<string>({
      merchantId,
      context: 'removeCartItem',
      isItem: true,
      send: (item) => call('removeCartItem', { merchantId, item }),
      expect: (cart, id) => ({ ...cart, cartItems: cart.cartItems.filter((item) => item.cartItemId !== id) }),
    }),
    setFulfillment: useCartMutation<CartFulfillment>({
      merchantId,
      context: 'putCartFulfillment',
      send: (body) => call('putCartFulfillment', { merchantId, body }),
    }),
    setTip: useCartMutation<CartConfig>({
      merchantId,
      context: 'putCartConfig',
      send: (body) => call('putCartConfig', { merchantId, body }),
    }),
    addCode: useCartMutation<string>({
      merchantId,
      context: 'putCartCheckoutCode',
      isHandled: true,
      send: async (wanted) => {
        const { code } = await call('getPromoCode', { code: wanted });
        return call('putCartCheckoutCode', { merchantId, body: { checkoutCodeToAdd: code } });
      },
    }),
    removeCode: useCartMutation<string>({
      merchantId,
      context: 'putCartCheckoutCode',
      send: (code) => call('putCartCheckoutCode', { merchantId, body: { checkoutCodeToRemove: code } }),
    }),
    schedule: useCartMutation<string | null>({
      merchantId,
      context: 'putCartScheduledForTime',
      send: (scheduledForTime) => call('putCartScheduledForTime', { merchantId, body: { scheduledForTime } }),
    }),
    patch: useCartMutation<CartPatch>({
      merchantId,
      context: 'patchCart',
      send: (body) => call('patchCart', { merchantId, body }),
      expect: (cart, body) => ({ ...cart, ...body }),
    }),
    saveIncentives: useCartMutation<IncentiveChoice>({
      merchantId,
      context: 'patchCartIncentives',
      send: (body) => call('patchCartIncentives', { merchantId, body }),
    }),
    claim: useCartMutation<string | undefined>({
      merchantId,
      context: 'claimCart',
      send: (sourceType) => call('claimCart', { merchantId, sourceType }),
    }),
    isUpdating: useIsMutating({ mutationKey: cartMutationKey(merchantId) }) > 0,
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
