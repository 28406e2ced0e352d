import type { DeliveryLocation } from '@tiffin/domain';
import { emptyAddressDraft, withAddress } from './address-draft';
import type { AddressDraft } from './address-draft';

/** Returns the draft of a new address. It begins with the chosen location if that is a postal address. */
export function draftAt(location: DeliveryLocation | null): AddressDraft {
  return location?.kind === 'postal' ? withAddress(emptyAddressDraft, location) : emptyAddressDraft;
}
