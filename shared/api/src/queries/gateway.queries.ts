import { infiniteQueryOptions } from '@tanstack/react-query';
import type { CallParams, MerchantList, OrderList } from '@tiffin/contracts';
import { call } from '../calls/call';
import { callQuery } from './call.queries';

const root = ['gateway'] as const;
const firstPage: string | null = null;
const nextPage = (page: MerchantList | OrderList) => (page.hasNextPage ? page.paginationToken : null);

/** Merchant lists and earlier orders page by page, catalogs, cuisines, workplaces and what is under way. */
export const gatewayQueries = {
  root,
  nearby: (params: Omit<CallParams<'getNearbyMerchants'>, 'nextPageToken'>) =>
    infiniteQueryOptions({
      queryKey: [...root, 'nearby', params],
      queryFn: ({ signal, pageParam }) =>
        call('getNearbyMerchants', { ...params, nextPageToken: pageParam ?? undefined }, { signal }),
      initialPageParam: firstPage,
      getNextPageParam: nextPage,
      meta: { context: 'getNearbyMerchants' },
    }),
  catalogMerchants: (params: Omit<CallParams<'getCatalogMerchants'>, 'nextPageToken'>) =>
    infiniteQueryOptions({
      queryKey: [...root, 'catalog-merchants', params],
      queryFn: ({ signal, pageParam }) =>
        call('getCatalogMerchants', { ...params, nextPageToken: pageParam ?? undefined }, { signal }),
      initialPageParam: firstPage,
      getNextPageParam: nextPage,
      meta: { context: 'getCatalogMerchants' },
    }),
  catalog: (catalogId: string) => callQuery([...root, 'catalog', catalogId], 'getCatalog', { catalogId }),
  categories: (params: CallParams<'getNearbyCategories'>) =>
    callQuery([...root, 'categories', params], 'getNearbyCategories', params),
  workspace: (workspaceId: string) =>
    callQuery([...root, 'workspace', workspaceId], 'getWorkspace', { workspaceId }),
  orderHistory: (params: Omit<CallParams<'getOrderHistory'>, 'nextPageToken'> = {}) =>
    infiniteQueryOptions({
      queryKey: [...root, 'order-history', params],
      queryFn: ({ signal, pageParam }) =>
        call('getOrderHistory', { ...params, nextPageToken: pageParam ?? undefined }, { signal }),
      initialPageParam: firstPage,
      getNextPageParam: nextPage,
      meta: { context: 'getOrderHistory' },
    }),
  active: () => callQuery([...root, 'active'], 'getActiveOrders', {}),
};
