import type { CallName } from '../calls/call-types';

/** Calls whose answers a page shows first: it has their shapes from its start, and those of all others when it asks. */
export const FIRST_CALLS: readonly CallName[] = [
  'getMerchant',
  'getMerchantPreview',
  'getMenus',
  'getMenu',
  'getItemChoices',
  'getNearbyMerchants',
  'getCatalogMerchants',
];
