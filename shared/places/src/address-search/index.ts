export { AddressField } from './address-field';
export type { StandingOption } from './address-field';
export { findAddress } from './find-address';
export { findLinkedPlace } from './find-linked-place';
