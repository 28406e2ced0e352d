import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryClient, UseMutationResult } from '@tanstack/react-query';
import type { Cart } from '@tiffin/contracts';
import { bus } from '@tiffin/event-bus';
import { fulfillmentQueries } from '../queries/fulfillment.queries';
import { cartQueries } from '../queries/cart.queries';
import { gatewayQueries } from '../queries/gateway.queries';
import { menuQueries } from '../queries/menu.queries';
import { perkConflictQueries } from '../queries/perk-conflict.queries';
import { cartMutationKey } from './cart-mutation-key';

type CartMutation<Variables> = {
  readonly merchantId: string;
  /** Name of the call, for the error catalogue. */
  readonly context: string;
  readonly isItem?: boolean;
  /** True if the screen itself shows a failure. */
  readonly isHandled?: boolean;
  readonly send: (variables: Variables) => Promise<Cart>;
  /** What the cart will surely look like; prices stay as the server last gave them. */
  readonly expect?: (cart: Cart, variables: Variables) => Cart;
  readonly onError?: (error: Error, variables: Variables) => void;
};

/**
 * A change of a cart. Changes of one cart run one after another, older reads cannot overwrite them, and the answer
 * of the last one becomes the cart.
 */
export function useCartMutation<Variables>({
  merchantId,
  context,
  isItem = false,
  isHandled = false,
  send,
  expect,
  onError,
}: CartMutation<Variables>): UseMutationResult<Cart, Error, Variables> {
  const queryClient = useQueryClient();
  const { queryKey } = cartQueries.detail(merchantId);
  return useMutation({
    mutationKey: cartMutationKey(merchantId, isItem),
    scope: { id: `cart:${merchantId}` },
    meta: { context, isHandled },
    mutationFn: send,
    onMutate: async (variables) => {
      await queryClient.cancelQueries({ queryKey });
      if (expect) queryClient.setQueryData(queryKey, (cart) => cart && expect(cart, variables));
    },
    onSuccess: async (cart) => {
      await queryClient.cancelQueries({ queryKey });
      const { cartChecksum } = cart;
      // The next change is sent with this checksum, while the cart keeps what is expected of it.
      queryClient.setQueryData(queryKey, (shown) =>
        shown && !isLastChange(queryClient, merchantId) ? { ...shown, cartChecksum } : cart,
      );
      queryClient.setQueryData(perkConflictQueries.ofCart(merchantId).queryKey, null);
      announce(cart);
      refreshDependants(queryClient, cart);
    },
    onError: async (error, variables) => {
      onError?.(error, variables);
      await queryClient.invalidateQueries({ queryKey });
    },
  });
}

function isLastChange(queryClient: QueryClient, merchantId: string): boolean {
  return queryClient.isMutating({ mutationKey: cartMutationKey(merchantId) }) <= 1;
}

function announce(cart: Cart): void {
  bus.emit('cartChanged', {
    merchantId: cart.merchantId,
    itemCount: cart.cartItems.reduce((count, item) => count + item.quantity, 0),
    subtotalMicro: cart.financialInfo.subtotalMicro,
  });
}

function refreshDependants(queryClient: QueryClient, cart: Cart): void {
  const stale: (readonly unknown[])[] = [
    gatewayQueries.active().queryKey,
    cartQueries.deliveryInfo(cart.merchantId).queryKey,
    cartQueries.incentives(cart.merchantId).queryKey,
  ];
  if (cart.scheduledForTime) stale.push(menuQueries.atTimeRoot);
  if (cart.fulfillmentId) stale.push(fulfillmentQueries.detail(cart.fulfillmentId).queryKey);
  stale.forEach((queryKey) => void queryClient.invalidateQueries({ queryKey }));
}
