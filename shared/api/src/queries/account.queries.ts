import { queryOptions } from '@tanstack/react-query';
import type { PointsRedemption } from '@tiffin/contracts';
import { getUser, previewPointsRedemption } from '../calls/account';
import { getDeliveryAddresses } from '../calls/delivery-address';
import { getPaymentGroups, getPaymentMethods } from '../calls/payment';

/** The person: signed in when the data is not null. */
export const userQueries = {
  root: ['user'] as const,
  current: () =>
    queryOptions({
      queryKey: ['user', 'current'],
      queryFn: ({ signal }) => getUser({}, { signal }),
      meta: { context: 'getUser' },
    }),
  redemptionPreview: (params: { readonly externalUserId: string } & PointsRedemption) =>
    queryOptions({
      queryKey: ['user', 'redemption-preview', params],
      queryFn: ({ signal }) => previewPointsRedemption(params, { signal }),
      meta: { context: 'previewPointsRedemption' },
    }),
};

/** Saved addresses. */
export const addressQueries = {
  root: ['delivery-addresses'] as const,
  list: () =>
    queryOptions({
      queryKey: ['delivery-addresses', 'list'],
      queryFn: ({ signal }) => getDeliveryAddresses({}, { signal }),
      meta: { context: 'getDeliveryAddresses' },
    }),
};

/** Stored cards, and payment methods by who pays. */
export const paymentQueries = {
  root: ['payments'] as const,
  methods: () =>
    queryOptions({
      queryKey: ['payments', 'methods'],
      queryFn: ({ signal }) => getPaymentMethods({ paymentProcessor: 'STRIPE' }, { signal }),
      meta: { context: 'getPaymentMethods' },
    }),
  groups: () =>
    queryOptions({
      queryKey: ['payments', 'groups'],
      queryFn: ({ signal }) => getPaymentGroups({ paymentProviders: 'STRIPE,TIFFIN' }, { signal }),
      meta: { context: 'getPaymentGroups' },
    }),
};
