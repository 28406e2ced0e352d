export { AddressForm } from './address-form';
export { addressOf } from './domain/address-of';
export { LazyFulfillmentDialog, LazyScheduleDialog } from './lazy-dialogs';
export { SlotTiles } from './slot-tiles';
export { useAddAddress } from './use-add-address';
export { useAddressEntry } from './use-address-entry';
export type { AddressEntry } from './use-address-entry';
export { useOfferedTypes } from './use-offered-types';
