import { queryOptions } from '@tanstack/react-query';
import { getMerchant, getMerchantDeliveryInfo, getMerchantPreview } from '../calls/merchant';
import type { MerchantParams } from '../calls/merchant';

const root = ['merchants'] as const;

/** Merchants by external id (the slug), by id or as a preview, and how they deliver. */
export const merchantQueries = {
  root,
  detail: (externalId: string, more: Omit<MerchantParams, 'externalId' | 'id'> = {}) =>
    queryOptions({
      queryKey: [...root, 'detail', externalId, more],
      queryFn: ({ signal }) => getMerchant({ externalId, ...more }, { signal }),
      meta: { context: 'getMerchant' },
    }),
  byId: (id: string) =>
    queryOptions({
      queryKey: [...root, 'id', id],
      queryFn: ({ signal }) => getMerchant({ id }, { signal }),
      meta: { context: 'getMerchant' },
    }),
  preview: (merchantPreviewId: string, countryCode: string) =>
    queryOptions({
      queryKey: [...root, 'preview', merchantPreviewId, countryCode],
      queryFn: ({ signal }) => getMerchantPreview({ merchantPreviewId, countryCode }, { signal }),
      meta: { context: 'getMerchantPreview' },
    }),
  deliveryInfo: (id: string) =>
    queryOptions({
      queryKey: [...root, 'delivery-info', id],
      queryFn: ({ signal }) => getMerchantDeliveryInfo({ id }, { signal }),
      meta: { context: 'getMerchantDeliveryInfo' },
    }),
};
