import type { CallName } from '../calls/call-types';

/** Calls that the first page of a visit makes: their shapes come with the transport, all others with the first call that needs one. */
export const FIRST_CALLS: readonly CallName[] = [
  'getMerchant',
  'getMerchantPreview',
  'getMenus',
  'getMenu',
  'getItemChoices',
  'getNearbyMerchants',
  'getCatalogMerchants',
  'getCart',
  'getCartDeliveryInfo',
  'getMerchantDeliveryInfo',
  'getActiveOrders',
];
