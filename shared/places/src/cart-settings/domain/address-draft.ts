import type { DeliveryAddressDetail, LatLng } from '@tiffin/contracts';
import type { FoundAddress } from '@tiffin/domain';

/** An address that the person chose from the search, or that is the delivery location of the site. */
export type ChosenAddress = Omit<FoundAddress, 'placeId'>;

/** A delivery address while it is written. */
export type AddressDraft = Pick<DeliveryAddressDetail, 'addressLine2' | 'postalCode'> & {
  /** What the address field says. */
  readonly typed: string;
  /** The last address that was chosen. It counts only while the field still says it. */
  readonly chosen: ChosenAddress | null;
  /** The house number of a chosen street that came without one. */
  readonly houseNumber: string;
  /** Where the person moved the pin of the chosen address; null where the search found it. */
  readonly moved: LatLng | null;
  readonly deliveryInstructions: string;
  readonly isSaved: boolean;
};

/**
 * Returns how far a pin may be moved. Farther away than 300 m it would be another address; where nothing searches
 * addresses, the pin starts in the middle of the city.
 */
export function farthestPinMetres(isSearched: boolean): number {
  return isSearched ? 300 : 30_000;
}

/** An empty draft. */
export const emptyAddressDraft: AddressDraft = {
  typed: '',
  chosen: null,
  houseNumber: '',
  moved: null,
  addressLine2: '',
  postalCode: '',
  deliveryInstructions: '',
  isSaved: true,
};

/** Returns the draft with a chosen address. A floor or unit that the person wrote stays. */
export function withAddress(draft: AddressDraft, chosen: ChosenAddress): AddressDraft {
  const { addressLine2 = '', postalCode = '' } = chosen.postalAddress ?? {};
  return {
    ...draft,
    chosen,
    houseNumber: '',
    moved: null,
    typed: chosen.displayName,
    addressLine2: draft.addressLine2 || addressLine2,
    postalCode,
  };
}
