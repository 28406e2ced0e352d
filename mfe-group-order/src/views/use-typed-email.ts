import { isEmail } from '@tiffin/domain';
import { useDirty } from '@tiffin/federation';
import { useRef, useState } from 'react';
import type { RefObject } from 'react';

export type TypedEmail = {
  readonly text: string;
  readonly isIncomplete: boolean;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly type: (text: string) => void;
  /** Returns the address, '' if it may stay empty; undefined after moving the focus to one that is not whole. */
  readonly check: () => string | undefined;
};

/** Keeps an email address that a guest without an account types. */
export function useTypedEmail({ isRequired }: { readonly isRequired: boolean }): TypedEmail {
  const [text, type] = useState('');
  const [hasTried, setTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const email = text.trim();
  const isWhole = (email === '' && !isRequired) || isEmail(email);
  useDirty(email !== '');
  const check = () => {
    setTried(true);
    if (isWhole) return email;
    field.current?.focus();
    return undefined;
  };
  return { text, type, field, isIncomplete: hasTried && !isWhole, check };
}
