import { useDirty } from '@tiffin/federation';
import { storedJson } from '@tiffin/config/storage';
import { useState } from 'react';
import type { GuestDraft } from '../domain/guest-draft';

const kept = storedJson('sessionStorage', 'tiffin.checkout.guest');

/** Returns what a guest has typed. The tab stores it across a reload and a new version. */
export function useGuestDraft(): readonly [GuestDraft, (draft: GuestDraft) => void] {
  const [draft, setDraft] = useState(readDraft);
  const [isKept, setKept] = useState(true);
  useDirty(!isKept);
  const keep = (next: GuestDraft) => {
    setDraft(next);
    // Without storage the text lives as long as the page.
    setKept(kept.write(next));
  };
  return [draft, keep];
}

function readDraft(): GuestDraft {
  const stored = Object(kept.read());
  const text = (name: keyof GuestDraft): string => {
    const value: unknown = stored[name];
    return typeof value === 'string' ? value : '';
  };
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    phoneNumber: text('phoneNumber'),
  };
}
