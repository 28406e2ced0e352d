import type { DeliveryAddressDetail, LatLng } from '@tiffin/contracts';

/** A place as the address search found it. */
export type FoundAddress = LatLng & {
  /** The id that the search gives the place. */
  readonly placeId: string;
  /** The address in one line. */
  readonly displayName: string;
  /** Null for a place without a street, such as a city: nobody can deliver to it. */
  readonly postalAddress: DeliveryAddressDetail | null;
  /** Present for a street without a house number or a building's name: a courier cannot find the door. */
  readonly isWholeStreet?: true;
};
