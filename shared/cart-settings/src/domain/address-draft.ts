import type { DeliveryAddressDetail, LatLng, UserDeliveryAddressDetail } from '@tiffin/contracts';
import type { FoundAddress } from '@tiffin/domain';

/** An address that the person chose from the search, or that is the delivery location of the site. */
export type ChosenAddress = Omit<FoundAddress, 'placeId'>;

/** A delivery address while it is written. */
export type AddressDraft = Pick<DeliveryAddressDetail, 'addressLine2' | 'postalCode'> & {
  /** What the address field says. */
  readonly typed: string;
  /** The last address that was chosen. It counts only while the field still says it. */
  readonly chosen: ChosenAddress | null;
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
    moved: null,
    typed: chosen.displayName,
    addressLine2: draft.addressLine2 || addressLine2,
    postalCode,
  };
}

/** Returns why nothing can be delivered to a draft yet, or null. */
export function draftProblem({ typed, chosen }: AddressDraft): 'missing' | 'notChosen' | 'noStreet' | null {
  if (typed.trim() === '') return 'missing';
  if (chosen === null || chosen.displayName !== typed.trim()) return 'notChosen';
  return chosen.postalAddress === null ? 'noStreet' : null;
}

/** Returns the address as a cart accepts it, with the coordinates of the real place; null while it has a problem. */
export function addressOf(draft: AddressDraft): UserDeliveryAddressDetail | null {
  const { chosen, moved, addressLine2, postalCode, deliveryInstructions } = draft;
  if (draftProblem(draft) !== null || !chosen?.postalAddress) return null;
  return {
    lat: (moved ?? chosen).latitude,
    lng: (moved ?? chosen).longitude,
    userDeliveryAddressExtraInfoDetail: {
      ...chosen.postalAddress,
      addressLine2: addressLine2.trim(),
      postalCode: postalCode.trim(),
    },
    deliveryInstructions: deliveryInstructions.trim(),
  };
}
