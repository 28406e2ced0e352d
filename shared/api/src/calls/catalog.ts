import type {
  ActiveEntry,
  CatalogDetails,
  Category,
  MerchantList,
  NearbyQuery,
  Workspace,
} from '@tiffin/contracts';
import { merchantListShape } from '@tiffin/contracts/shapes';
import { later } from '../decoding/later';
import { path } from '../transport/path';
import { send } from '../transport/send';
import type { CallOptions } from '../transport/send';

const defaultDistanceMetres = 5000;
const defaultMinutesAfterComplete = 60;

/** A workplace by its id. */
export async function getWorkspace(
  { workspaceId }: { readonly workspaceId: string },
  options?: CallOptions,
): Promise<Workspace> {
  const { workspace } = await send<{ workspace: Workspace }>(
    {
      service: 'gateway',
      method: 'GET',
      isPublic: true,
      path: path`/workspaces/${workspaceId}`,
      answer: later('workspaceAnswer'),
    },
    options,
  );
  return workspace;
}

/** One page of merchants around a point; distances in metres, 5000 unless said otherwise. */
export async function getNearbyMerchants(params: NearbyQuery, options?: CallOptions): Promise<MerchantList> {
  const query = { ...params, maxDistance: params.maxDistance ?? defaultDistanceMetres };
  return send(
    {
      service: 'gateway',
      method: 'GET',
      isPublic: true,
      path: '/merchants/nearby',
      query,
      answer: merchantListShape,
    },
    options,
  );
}

export type CatalogMerchantsParams = {
  readonly catalogId: string;
  readonly isOpenNow?: boolean;
  readonly isAvailableNow?: boolean;
  readonly hasDelivery?: boolean;
  readonly hasPickup?: boolean;
  readonly hasDineIn?: boolean;
  readonly limit?: number;
  readonly nextPageToken?: string;
  readonly latitude?: number;
  readonly longitude?: number;
  readonly query?: string;
};

/** One page of a catalog's merchants. */
export async function getCatalogMerchants(
  params: CatalogMerchantsParams,
  options?: CallOptions,
): Promise<MerchantList> {
  return send(
    {
      service: 'gateway',
      method: 'GET',
      isPublic: true,
      path: '/merchants/catalog',
      query: params,
      answer: merchantListShape,
    },
    options,
  );
}

/** A catalog with its place. */
export async function getCatalog(
  { catalogId }: { readonly catalogId: string },
  options?: CallOptions,
): Promise<CatalogDetails> {
  const { catalogDetails } = await send<{ catalogDetails: CatalogDetails }>(
    {
      service: 'gateway',
      method: 'GET',
      isPublic: true,
      path: path`/catalogs/${catalogId}`,
      answer: later('catalogAnswer'),
    },
    options,
  );
  return catalogDetails;
}

export type CategoriesParams = {
  readonly latitude: number;
  readonly longitude: number;
  readonly limit?: number;
  readonly maxDistance?: number;
};

/** Cuisines around a point. */
export async function getNearbyCategories(
  params: CategoriesParams,
  options?: CallOptions,
): Promise<readonly Category[]> {
  const query = { ...params, maxDistance: params.maxDistance ?? defaultDistanceMetres };
  const { categories } = await send<{ categories: readonly Category[] }>(
    {
      service: 'gateway',
      method: 'GET',
      isPublic: true,
      path: '/categories/nearby',
      query,
      answer: later('categoriesAnswer'),
    },
    options,
  );
  return categories;
}

/** Carts, orders and group orders that are under way, finished ones for 60 minutes unless said otherwise. */
export async function getActiveOrders(
  {
    maxMinutesAfterComplete = defaultMinutesAfterComplete,
  }: { readonly maxMinutesAfterComplete?: number } = {},
  options?: CallOptions,
): Promise<readonly ActiveEntry[]> {
  const { data } = await send<{ data: readonly ActiveEntry[] }>(
    {
      service: 'gateway',
      method: 'GET',
      path: '/orders/active',
      query: { maxMinutesAfterComplete },
      answer: later('activeAnswer'),
    },
    options,
  );
  return data;
}
