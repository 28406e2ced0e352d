export { LazyFulfillmentDialog, LazyScheduleDialog } from './lazy-dialogs';
export { useAddressEntry } from './use-address-entry';
export type { AddressEntry } from './use-address-entry';
export { useOfferedTypes } from './use-offered-types';
