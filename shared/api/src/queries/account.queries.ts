import type { CallParams } from '@tiffin/contracts';
import { callQuery } from './call.queries';

/** The person: signed in when the data is not null. */
export const userQueries = {
  root: ['user'] as const,
  current: () => callQuery(['user', 'current'], 'getUser', {}),
  redemptionPreview: (params: CallParams<'previewPointsRedemption'>) =>
    callQuery(['user', 'redemption-preview', params], 'previewPointsRedemption', params),
};

/** Saved addresses. */
export const addressQueries = {
  root: ['delivery-addresses'] as const,
  list: () => callQuery(['delivery-addresses', 'list'], 'getDeliveryAddresses', {}),
};

/** Stored cards, and payment methods by who pays. */
export const paymentQueries = {
  root: ['payments'] as const,
  methods: () => callQuery(['payments', 'methods'], 'getPaymentMethods', { paymentProcessor: 'STRIPE' }),
  groups: () => callQuery(['payments', 'groups'], 'getPaymentGroups', { paymentProviders: 'STRIPE,TIFFIN' }),
};
