import type { DeliveryInfo, Merchant, ReorderItem } from '@tiffin/contracts';
import { merchantShape, whole } from '@tiffin/contracts/shapes';
import { later } from '../decoding/later';
import { path } from '../transport/path';
import { send } from '../transport/send';
import type { CallOptions } from '../transport/send';

const merchantAnswer = whole({ merchant: merchantShape });

type Brand = { readonly id: string; readonly externalId: string; readonly name: string };

/** A brand by its external id. */
export async function getBrands(
  params: { readonly externalId: string },
  options?: CallOptions,
): Promise<Brand> {
  const { brand } = await send<{ brand: Brand }>(
    {
      service: 'main',
      method: 'GET',
      isPublic: true,
      path: '/v1/brands',
      query: params,
      answer: later('brandAnswer'),
    },
    options,
  );
  return brand;
}

export type MerchantParams = {
  readonly externalId?: string;
  readonly brandExternalId?: string;
  readonly id?: string;
  readonly cartCheckoutCode?: string;
};

/** A merchant by external id, brand or id. */
export async function getMerchant(params: MerchantParams, options?: CallOptions): Promise<Merchant> {
  const { merchant } = await send<{ merchant: Merchant }>(
    {
      service: 'main',
      method: 'GET',
      isPublic: true,
      path: '/v1/merchants',
      query: params,
      answer: merchantAnswer,
    },
    options,
  );
  return merchant;
}

/** A merchant that is not live yet, as its staff sees it. */
export async function getMerchantPreview(
  params: { readonly merchantPreviewId: string; readonly countryCode: string },
  options?: CallOptions,
): Promise<Merchant> {
  const { merchant } = await send<{ merchant: Merchant }>(
    {
      service: 'main',
      method: 'GET',
      isPublic: true,
      path: '/v1/merchantpreview',
      query: params,
      answer: merchantAnswer,
    },
    options,
  );
  return merchant;
}

/** Minimum, charge and time range of a merchant's delivery; null where it does not deliver. */
export async function getMerchantDeliveryInfo(
  { id }: { readonly id: string },
  options?: CallOptions,
): Promise<DeliveryInfo | null> {
  const { deliveryInfo } = await send<{ deliveryInfo: DeliveryInfo | null }>(
    {
      service: 'main',
      method: 'GET',
      isPublic: true,
      path: path`/merchants/${id}/delivery-info`,
      answer: later('deliveryInfoAnswer'),
    },
    options,
  );
  return deliveryInfo;
}

/** Past orders near a point that can be ordered again. */
export async function getReorder(
  params: { readonly latitude: number; readonly longitude: number },
  options?: CallOptions,
): Promise<readonly ReorderItem[]> {
  const { reorderItems } = await send<{ reorderItems: readonly ReorderItem[] }>(
    { service: 'main', method: 'GET', path: '/v1/reorder', query: params, answer: later('reorderAnswer') },
    options,
  );
  return reorderItems;
}

/** Past orders at one merchant that can be ordered again. */
export async function getMerchantReorder(
  { merchantId }: { readonly merchantId: string },
  options?: CallOptions,
): Promise<readonly ReorderItem[]> {
  const { reorderItems } = await send<{ reorderItems: readonly ReorderItem[] }>(
    { service: 'main', method: 'GET', path: path`/v1/reorder/${merchantId}`, answer: later('reorderAnswer') },
    options,
  );
  return reorderItems;
}
