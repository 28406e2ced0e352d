import { useDeliveryLocation } from '@tiffin/delivery-location';
import { useDirty } from '@tiffin/federation';
import { useState } from 'react';
import type { AddressDraft } from './domain/address-draft';
import { draftAt } from './domain/draft-at';

/** The typed parts of a new address. They survive closing the dialog. */
export type AddressEntry = {
  readonly draft: AddressDraft;
  readonly setDraft: (draft: AddressDraft) => void;
  /** Marks the address as saved: the cart has it. */
  readonly keep: () => void;
};

/** Returns the new address of a cart, begun with the chosen location. It counts as unsaved until the cart has it. */
export function useAddressEntry(): AddressEntry {
  const { location } = useDeliveryLocation();
  const [draft, setDraft] = useState(() => draftAt(location));
  const [kept, setKept] = useState(draft);
  useDirty(JSON.stringify(draft) !== JSON.stringify(kept));
  const keep = () => {
    setKept(draft);
  };
  return { draft, setDraft, keep };
}
