import type { DeliveryAddressDetail, LatLng } from '@tiffin/contracts';

/** How precisely a location is known. */
type LocationKind =
  /** An address of the person's address book. */
  | { readonly kind: 'saved'; readonly deliveryAddressId: string }
  /** A whole postal address that is not in an address book. */
  | { readonly kind: 'postal'; readonly postalAddress: DeliveryAddressDetail }
  /** A typed street in a served city: the point is the city's centre. */
  | { readonly kind: 'street'; readonly cityKey: string }
  /** A served city. */
  | { readonly kind: 'city'; readonly cityKey: string }
  /** A point: of the device, or of the URL. */
  | { readonly kind: 'point' };

/** A point that food should go to, and the person's name for it. The name of a point may be empty. */
export type DeliveryLocation = LatLng & { readonly displayName: string } & LocationKind;
