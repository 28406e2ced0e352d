import { useIsMutating } from '@tanstack/react-query';
import type { CallParams, Cart } from '@tiffin/contracts';
import { call } from '../calls/call';
import { ApiError } from '../errors/api-error';
import { cartMutationKey } from './cart-mutation-key';
import { useCartMutation } from './use-cart-mutation';
import { useItemCommands } from './use-item-commands';
import type { CartMutationOf, ItemCommands } from './use-item-commands';

type CartPatch = CallParams<'patchCart'>['body'];
type CartConfig = CallParams<'putCartConfig'>['body'];
type IncentiveChoice = CallParams<'patchCartIncentives'>['body'];
export type CartFulfillment = CallParams<'putCartFulfillment'>['body'];

export type CartCommands = ItemCommands & {
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
};

/** Every change of one cart, each a mutation whose answer replaces the cart (specification 4). */
export function useCartCommands(merchantId: string): CartCommands {
  return {
    ...useItemCommands(merchantId),
    removeItem: useCartMutation<string>({
      merchantId,
      context: 'removeCartItem',
      isItem: true,
      send: (item) => removeItem(merchantId, item),
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
  };
}

/** Takes a line out of the cart. Another window may have done so: then the cart is as the person wants it. */
async function removeItem(merchantId: string, item: string): Promise<Cart> {
  try {
    return await call('removeCartItem', { merchantId, item });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return call('getCart', { merchantId });
    throw error;
  }
}
