import { AddressForm } from '@tiffin/places/cart-settings';
import type { AddressEntry } from '@tiffin/places/cart-settings';
import { useDeliveryLocation } from '@tiffin/delivery-location';
import type { ReactElement } from 'react';

type NewAddressProps = {
  readonly entry: AddressEntry;
  /** Whether to say what is missing. */
  readonly isChecked: boolean;
};

/** Renders the form with which a host or co-host finds a new address, as in the cart. The address is saved for next time. */
export function NewAddress({ entry, isChecked }: NewAddressProps): ReactElement {
  const { location } = useDeliveryLocation();
  return (
    <AddressForm
      draft={entry.draft}
      isChecked={isChecked}
      near={location}
      canSave={false}
      autoFocus={false}
      onChange={entry.setDraft}
    />
  );
}
