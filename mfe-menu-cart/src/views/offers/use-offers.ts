import { useQuery } from '@tanstack/react-query';
import { cartQueries } from '@tiffin/api';
import type { Cart, Incentive } from '@tiffin/contracts';

export type Offers = {
  /** Undefined until they have loaded. */
  readonly list: readonly Incentive[] | undefined;
  readonly hasFailed: boolean;
  readonly isFetching: boolean;
  readonly retry: () => void;
};

/** Returns the offers of a cart with what it has taken, or the offers of everybody while it is empty. */
export function useOffers(cart: Pick<Cart, 'merchantId' | 'cartItems'>): Offers {
  const isEmpty = cart.cartItems.length === 0;
  const ofCart = useQuery({
    ...cartQueries.incentives(cart.merchantId),
    meta: { isHandled: true },
    enabled: !isEmpty,
  });
  const ofAll = useQuery({ ...cartQueries.allIncentives(), meta: { isHandled: true }, enabled: isEmpty });
  const { data, isError, isFetching, refetch } = isEmpty ? ofAll : ofCart;
  return {
    list: data,
    hasFailed: isError && data === undefined,
    isFetching,
    retry: () => {
      void refetch();
    },
  };
}
