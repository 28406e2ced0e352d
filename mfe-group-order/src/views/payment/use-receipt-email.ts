import { isEmail } from '@tiffin/domain';
import { useDirty } from '@tiffin/federation';
import { useRef, useState } from 'react';
import type { RefObject } from 'react';

export type ReceiptEmail = {
  readonly text: string;
  readonly isIncomplete: boolean;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly type: (text: string) => void;
  /** Returns what to send; undefined after moving the focus to an address that is not whole. */
  readonly check: () => { readonly receiptEmail?: string } | undefined;
};

/** Keeps the address to which a guest without an account wants their receipt. It may stay empty. */
export function useReceiptEmail(): ReceiptEmail {
  const [text, type] = useState('');
  const [hasTried, setTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const email = text.trim();
  const isWhole = email === '' || isEmail(email);
  useDirty(email !== '');
  const check = () => {
    setTried(true);
    if (!isWhole) {
      field.current?.focus();
      return undefined;
    }
    return email === '' ? {} : { receiptEmail: email };
  };
  return { text, type, field, isIncomplete: hasTried && !isWhole, check };
}
