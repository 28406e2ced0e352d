import type { DeliveryAddressDetail, LatLng } from '@tiffin/contracts';

/** How precisely a location is known. */
type LocationKind =
  /** An address of the person's address book. */
  | { readonly kind: 'saved'; readonly deliveryAddressId: string }
  /** A whole postal address that is not in an address book. */
  | {
      readonly kind: 'postal';
      readonly postalAddress: DeliveryAddressDetail;
      /** Present if it is a street without a house number. */
      readonly isWholeStreet?: true;
    }
  /** A point: of the device, of the URL, or of a city or district. */
  | { readonly kind: 'point' };

/** A point that food should go to, and the person's name for it. The name of a point may be empty. */
export type DeliveryLocation = LatLng & { readonly displayName: string } & LocationKind;
