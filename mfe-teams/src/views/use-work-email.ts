import { useState } from 'react';

const key = 'tiffin.teams.email';
const longestEmail = 254;

/** A work e-mail on its way to being confirmed; `sentAt` in milliseconds since 1970, 0 before the first code. */
export type WorkEmail = { readonly email: string; readonly sentAt: number };

/** The work e-mail that the person wrote; a reload of the tab keeps it. */
export function useWorkEmail(): readonly [WorkEmail, (next: WorkEmail) => void] {
  const [workEmail, setWorkEmail] = useState(readWorkEmail);
  const keep = (next: WorkEmail) => {
    setWorkEmail(next);
    try {
      sessionStorage.setItem(key, JSON.stringify(next));
    } catch {
      // A frame without storage: the address lives as long as the page.
    }
  };
  return [workEmail, keep];
}

function readWorkEmail(): WorkEmail {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return { email: '', sentAt: 0 };
    const email: unknown = Reflect.get(kept, 'email');
    const sentAt: unknown = Reflect.get(kept, 'sentAt');
    return {
      email: typeof email === 'string' && email.length <= longestEmail ? email : '',
      // No code was sent in the future: waiting for it would never end.
      sentAt: typeof sentAt === 'number' ? Math.min(sentAt, Date.now()) : 0,
    };
  } catch {
    return { email: '', sentAt: 0 };
  }
}
