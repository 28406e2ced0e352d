import { useDirty } from '@tiffin/federation';
import { useState } from 'react';
import { emptyAddressDraft } from '../../domain/address-draft';
import type { AddressDraft } from '../../domain/address-draft';

/** What is typed of a new address; it outlives the dialog in which it is typed. */
export type AddressEntry = {
  readonly draft: AddressDraft;
  readonly setDraft: (draft: AddressDraft) => void;
  /** The cart has the address as it is typed now. */
  readonly keep: () => void;
};

/** The new address of a cart: until the cart has it, it is nowhere else. */
export function useAddressEntry(): AddressEntry {
  const [draft, setDraft] = useState(emptyAddressDraft);
  const [kept, setKept] = useState(draft);
  useDirty(JSON.stringify(draft) !== JSON.stringify(kept));
  const keep = () => {
    setKept(draft);
  };
  return { draft, setDraft, keep };
}
