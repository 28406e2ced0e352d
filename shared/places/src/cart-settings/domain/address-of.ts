import type { UserDeliveryAddressDetail } from '@tiffin/contracts';
import { streetLine } from '@tiffin/domain';
import type { AddressDraft } from './address-draft';
import { draftProblem } from './draft-problem';

/** Returns the address as a cart accepts it, with the coordinates of the real place; null while it has a problem. */
export function addressOf(draft: AddressDraft): UserDeliveryAddressDetail | null {
  const { chosen, houseNumber, moved, addressLine2, postalCode, deliveryInstructions } = draft;
  if (draftProblem(draft) !== null || !chosen?.postalAddress) return null;
  const { addressLine1, country } = chosen.postalAddress;
  return {
    lat: (moved ?? chosen).latitude,
    lng: (moved ?? chosen).longitude,
    userDeliveryAddressExtraInfoDetail: {
      ...chosen.postalAddress,
      addressLine1: streetLine(addressLine1, houseNumber.trim(), country),
      addressLine2: addressLine2.trim(),
      postalCode: postalCode.trim(),
    },
    deliveryInstructions: deliveryInstructions.trim(),
  };
}
