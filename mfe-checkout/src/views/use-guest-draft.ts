import { useDirty } from '@tiffin/federation';
import { useState } from 'react';
import { emptyGuestDraft } from '../domain/guest-draft';
import type { GuestDraft } from '../domain/guest-draft';

const key = 'tiffin.checkout.guest';

/** Returns what a guest has typed. The tab stores it across a reload and a new version. */
export function useGuestDraft(): readonly [GuestDraft, (draft: GuestDraft) => void] {
  const [draft, setDraft] = useState(readDraft);
  const [isKept, setKept] = useState(true);
  useDirty(!isKept);
  const keep = (next: GuestDraft) => {
    setDraft(next);
    try {
      sessionStorage.setItem(key, JSON.stringify(next));
      setKept(true);
    } catch {
      // In a frame without storage, the input lives as long as the page.
      setKept(false);
    }
  };
  return [draft, keep];
}

function readDraft(): GuestDraft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    const text = (name: keyof GuestDraft) => textOf(kept, name);
    return {
      firstName: text('firstName'),
      lastName: text('lastName'),
      email: text('email'),
      phoneNumber: text('phoneNumber'),
    };
  } catch {
    return emptyGuestDraft;
  }
}

function textOf(kept: unknown, name: string): string {
  if (typeof kept !== 'object' || kept === null) return '';
  const value: unknown = Reflect.get(kept, name);
  return typeof value === 'string' ? value : '';
}
