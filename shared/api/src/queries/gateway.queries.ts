import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { MerchantList, NearbyQuery } from '@tiffin/contracts';
import {
  getActiveOrders,
  getCatalog,
  getCatalogMerchants,
  getNearbyCategories,
  getNearbyMerchants,
  getWorkspace,
} from '../calls/catalog';
import type { CatalogMerchantsParams, CategoriesParams } from '../calls/catalog';

const root = ['gateway'] as const;
const firstPage: string | null = null;
const nextPage = (page: MerchantList) => (page.hasNextPage ? page.paginationToken : null);

/** Merchant lists page by page, catalogs, cuisines, workplaces and what is under way. */
export const gatewayQueries = {
  root,
  nearby: (params: Omit<NearbyQuery, 'nextPageToken'>) =>
    infiniteQueryOptions({
      queryKey: [...root, 'nearby', params],
      queryFn: ({ signal, pageParam }) =>
        getNearbyMerchants({ ...params, nextPageToken: pageParam ?? undefined }, { signal }),
      initialPageParam: firstPage,
      getNextPageParam: nextPage,
      meta: { context: 'getNearbyMerchants' },
    }),
  catalogMerchants: (params: Omit<CatalogMerchantsParams, 'nextPageToken'>) =>
    infiniteQueryOptions({
      queryKey: [...root, 'catalog-merchants', params],
      queryFn: ({ signal, pageParam }) =>
        getCatalogMerchants({ ...params, nextPageToken: pageParam ?? undefined }, { signal }),
      initialPageParam: firstPage,
      getNextPageParam: nextPage,
      meta: { context: 'getCatalogMerchants' },
    }),
  catalog: (catalogId: string) =>
    queryOptions({
      queryKey: [...root, 'catalog', catalogId],
      queryFn: ({ signal }) => getCatalog({ catalogId }, { signal }),
      meta: { context: 'getCatalog' },
    }),
  categories: (params: CategoriesParams) =>
    queryOptions({
      queryKey: [...root, 'categories', params],
      queryFn: ({ signal }) => getNearbyCategories(params, { signal }),
      meta: { context: 'getNearbyCategories' },
    }),
  workspace: (workspaceId: string) =>
    queryOptions({
      queryKey: [...root, 'workspace', workspaceId],
      queryFn: ({ signal }) => getWorkspace({ workspaceId }, { signal }),
      meta: { context: 'getWorkspace' },
    }),
  active: () =>
    queryOptions({
      queryKey: [...root, 'active'],
      queryFn: ({ signal }) => getActiveOrders({}, { signal }),
      meta: { context: 'getActiveOrders' },
    }),
};
