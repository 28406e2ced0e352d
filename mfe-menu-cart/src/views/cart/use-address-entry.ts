import { useDirty } from '@tiffin/federation';
import { useState } from 'react';
import { emptyAddressDraft } from '../../domain/address-draft';
import type { AddressDraft } from '../../domain/address-draft';

/** The typed parts of a new address. They survive closing the dialog. */
export type AddressEntry = {
  readonly draft: AddressDraft;
  readonly setDraft: (draft: AddressDraft) => void;
  /** Marks the address as saved: the cart has it. */
  readonly keep: () => void;
};

/** Returns the new address of a cart. It counts as unsaved until the cart has it. */
export function useAddressEntry(): AddressEntry {
  const [draft, setDraft] = useState(emptyAddressDraft);
  const [kept, setKept] = useState(draft);
  useDirty(JSON.stringify(draft) !== JSON.stringify(kept));
  const keep = () => {
    setKept(draft);
  };
  return { draft, setDraft, keep };
}
