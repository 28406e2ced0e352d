import { useQuery } from '@tanstack/react-query';
import { cartQueries, menuQueries, orderQueries } from '@tiffin/api';
import { useSession } from '@tiffin/auth';
import type { Cart, Merchant } from '@tiffin/contracts';
import { useParams } from '@tiffin/router';
import { isNotThere } from '@tiffin/screen-parts';
import { useMemo } from 'react';
import { reorderPlan } from '../../domain/reorder-plan';
import type { ReorderPlan } from '../../domain/reorder-plan';
import type { ReorderRequest } from '../../domain/reorder-request';

type ReorderSources =
  | { readonly kind: 'loading' }
  /** An order id belongs to an account. */
  | { readonly kind: 'signIn' }
  | { readonly kind: 'notFound' }
  | { readonly kind: 'failed'; readonly isFetching: boolean; readonly retry: () => void }
  | { readonly kind: 'ready'; readonly plan: ReorderPlan; readonly cart: Cart };

const isHandled = { meta: { isHandled: true } };

/**
 * Fetches the order, the current menu and the cart, and compares them. The reorder service only knows the
 * orders of a signed-in person (specification 7). Without its answer the menu decides what is sold.
 */
export function useReorderSources(merchant: Merchant, request: ReorderRequest): ReorderSources {
  const { merchantExternalId = '' } = useParams();
  const session = useSession();
  const isKnown = session.status !== 'initialising';
  const isPerson = isKnown && session.status !== 'guest';
  const isReadable = isPerson || (isKnown && request.type !== 'ID');
  const order = useQuery({ ...orderQueries.detail(request), ...isHandled, enabled: isReadable });
  const menu = useQuery({ ...menuQueries.forMerchant(merchantExternalId), ...isHandled });
  const cart = useQuery({ ...cartQueries.detail(merchant.id), ...isHandled });
  const sold = useQuery({
    ...orderQueries.merchantReorder(merchant.id),
    ...isHandled,
    enabled: isPerson && request.type === 'ID',
  });
  const externalUserId = isPerson ? session.externalUserId : undefined;
  const plan = useMemo(() => {
    if (!order.data || !menu.data) return undefined;
    const entry = sold.data?.find(({ orderId }) => orderId === order.data.orderId);
    const soldIds = entry && new Set(entry.items.map(({ menuItemId }) => menuItemId));
    return reorderPlan(order.data.orderItems, { menu: menu.data, soldIds, externalUserId });
  }, [order.data, menu.data, sold.data, externalUserId]);

  if (isKnown && !isReadable) return { kind: 'signIn' };
  const isElsewhere = order.data !== undefined && order.data.merchant.id !== merchant.id;
  if (isNotThere(order.error) || isElsewhere) return { kind: 'notFound' };
  const sources = [order, menu, cart];
  const failed = sources.filter(({ isError, data }) => isError && data === undefined);
  if (failed.length > 0) {
    return {
      kind: 'failed',
      isFetching: failed.some(({ isFetching }) => isFetching),
      retry: () => failed.forEach(({ refetch }) => void refetch()),
    };
  }
  if (!plan || !cart.data || sold.isLoading) return { kind: 'loading' };
  return { kind: 'ready', plan, cart: cart.data };
}
